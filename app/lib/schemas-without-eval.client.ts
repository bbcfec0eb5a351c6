/**
 * Tells zod to compile no code from text. Pages forbid it (`script-src` without `unsafe-eval`), and zod
 * would find out by trying, which the browser counts as a violation of the policy. This is what
 * `z.config({ jitless: true })` sets, before zod is loaded and on pages that never load it.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
