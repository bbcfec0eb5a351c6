/**
 * How the embedded database is compiled in processes that tests start for a few seconds. V8 optimises the
 * engine's WebAssembly while it runs, for some two seconds of the processor and a gigabyte of memory, most of
 * it for one function. A process that lives long earns that back; one that ends after a few requests does not.
 */
export const quickEngine = '--liftoff-only'

/** For a process that a test starts: compiled as the test runner was told to (`vitest.config.ts`). */
export const inheritedEngine = process.execArgv.filter((flag) => flag === quickEngine)
