// Beside Swift Testing in every toolchain that has traits.
