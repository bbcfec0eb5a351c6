/** PGlite's own start parameters without `-F` (no fsync) and `-O` (system tables may be altered). */
export const startParameters: readonly string[] = ['--single', '-j'].concat(
  [
    'search_path=public',
    'exit_on_error=false',
    'log_checkpoints=false',
    'max_worker_processes=0',
    'max_parallel_workers=0',
    'max_parallel_workers_per_gather=0',
    'max_parallel_maintenance_workers=0',
    'io_method=sync',
    // The build's default, fdatasync, is an empty function in emscripten.
    'wal_sync_method=fsync',
    // Compiles to machine code, which WebAssembly can't.
    'jit=off',
    // Held in full from the start. A table of 20 MB is still scanned nearly as fast as with twice as much.
    'shared_buffers=16MB',
  ].flatMap((setting) => ['-c', setting]),
)
