//! Has the linker keep one of all functions that are alike, and put those side by side that have much in common, so that the
//! wheel, which is compressed, is small.

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    let of = |name: &str| std::env::var(name).unwrap_or_default();
    // There the linker of Rust's toolchain is lld, which knows how.
    if of("CARGO_CFG_TARGET_OS") == "linux"
        && of("CARGO_CFG_TARGET_ARCH") == "x86_64"
        && of("CARGO_CFG_TARGET_ENV") == "gnu"
    {
        println!("cargo:rustc-cdylib-link-arg=-Wl,--icf=all");
        println!("cargo:rustc-cdylib-link-arg=-Wl,--bp-compression-sort=both");
    }
}
