/**
 * How the server's process is started so that it stays small (docs/decisions/0087-a-lean-process.md). Plain
 * JavaScript, because the launcher runs on whatever Node the machine has.
 */

/**
 * For every script: where a module lies is taken as it is written. A start loads some 1,500 modules, and to ask for each
 * whether a link leads to it takes an eighth of the processor's time. npm makes no links among packages.
 */
export const quickLoading = '--preserve-symlinks'

/** What V8 is told. */
export const leanFlags = [
  // The embedded database is WebAssembly of 9 MB: each function is compiled when it is first called, and none
  // is optimised, which for one of them alone takes a gigabyte.
  '--wasm-lazy-compilation',
  '--liftoff-only',
  // The heap grows in small steps and old code is dropped.
  '--optimize-for-size',
  '--max-semi-space-size=8',
]

/** What glibc's allocator is told: few arenas, and what is free goes back to the system. Others ignore it. */
export const leanAllocation = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '131072',
}
