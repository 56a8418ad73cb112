// Does with chess-library what zapis does, one mode a kind of work; see ../README.md for the modes.
// Built by benches/compare: c++ -O3 -std=c++17 -DNDEBUG -I<folder of chess.hpp> main.cpp

#include <cstdint>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <string>
#include <string_view>

#include "chess.hpp"

namespace {

enum class Mode { tokens, legal, full, san, uci, from_uci };

bool read_mode(std::string_view name, Mode& mode) {
    constexpr std::string_view names[] = {"tokens", "legal", "full", "san", "uci", "from-uci"};
    for (int index = 0; index < 6; ++index) {
        if (names[index] == name) {
            mode = static_cast<Mode>(index);
            return true;
        }
    }
    return false;
}

class Player : public chess::pgn::Visitor {
   public:
    std::uint64_t records = 0, plies = 0, refused = 0, threefold = 0, ended = 0;

    explicit Player(Mode mode) : mode_(mode) {}

    void startPgn() override {
        board_.setFen(chess::constants::STARTPOS);
        is_over_ = false;
    }

    void header(std::string_view key, std::string_view value) override {
        if (key == "FEN") board_.setFen(value);
        if (mode_ == Mode::san || mode_ == Mode::uci) {
            out_ += '[';
            out_ += key;
            out_ += " \"";
            out_ += value;
            out_ += "\"]\n";
        }
    }

    void startMoves() override {}

    void move(std::string_view written, std::string_view) override {
        if (mode_ == Mode::tokens) {
            ++plies;
            return;
        }
        if (is_over_) return;
        const chess::Move move = read(written);
        if (move == chess::Move(chess::Move::NO_MOVE)) {
            ++refused;
            is_over_ = true;
            return;
        }
        ++plies;
        if (mode_ == Mode::uci) {
            out_ += chess::uci::moveToUci(move, board_.chess960());
            out_ += ' ';
        } else if (mode_ == Mode::san || mode_ == Mode::from_uci) {
            out_ += chess::uci::moveToSan(board_, move);
            out_ += ' ';
        }
        // The exact form keeps an en passant square only where the capture is legal, as the rules of repetition want.
        board_.makeMove<true>(move);
        if (mode_ == Mode::full) look();
    }

    void endPgn() override {
        ++records;
        if (mode_ == Mode::san || mode_ == Mode::uci || mode_ == Mode::from_uci) out_ += '\n';
        if (out_.size() > (1 << 16)) flush();
    }

    void flush() {
        std::fwrite(out_.data(), 1, out_.size(), stdout);
        out_.clear();
    }

   private:
    chess::Move read(std::string_view written) {
        try {
            if (mode_ == Mode::from_uci) return chess::uci::uciToMove(board_, std::string(written));
            return chess::uci::parseSan(board_, std::string(written));
        } catch (...) {
            return chess::Move(chess::Move::NO_MOVE);
        }
    }

    void look() {
        if (board_.isRepetition(2)) ++threefold;
        chess::Movelist moves;
        chess::movegen::legalmoves(moves, board_);
        if (moves.empty()) ++ended;
    }

    Mode mode_;
    chess::Board board_;
    std::string out_;
    bool is_over_ = false;
};

}  // namespace

int main(int argc, char** argv) {
    Mode mode;
    if (argc != 3 || !read_mode(argv[1], mode)) {
        std::cerr << "usage: " << argv[0] << " tokens|legal|full|san|uci|from-uci FILE\n";
        return 2;
    }
    std::ifstream file(argv[2], std::ios::binary);
    Player player(mode);
    chess::pgn::StreamParser parser(file);
    parser.readGames(player);
    player.flush();
    std::cerr << player.records << " records, " << player.plies << " plies, " << player.refused << " refused, "
              << player.threefold << " threefold, " << player.ended << " ended on the board\n";
    return 0;
}
