//! zapis reads, checks, converts and restores records of games.
