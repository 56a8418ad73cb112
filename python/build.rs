//! Makes the linker merge identical functions and place similar ones side by side, so that the wheel, which is
//! compressed, is small.

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    let of = |name: &str| std::env::var(name).unwrap_or_default();
    // On Linux the linker of Rust's toolchain is lld, which supports this.
    if of("CARGO_CFG_TARGET_OS") == "linux"
        && of("CARGO_CFG_TARGET_ARCH") == "x86_64"
        && of("CARGO_CFG_TARGET_ENV") == "gnu"
    {
        println!("cargo:rustc-cdylib-link-arg=-Wl,--icf=all");
        println!("cargo:rustc-cdylib-link-arg=-Wl,--bp-compression-sort=both");
    }
}
