import { defineConfig } from 'vitest/config'
import { letDraftsDo } from './testing/draft-build.ts'
import { filesOfFullRuns, hasFullRunTests } from './testing/full-run-only.ts'
import { LongFilesFirst } from './testing/long-files-first.ts'
import { quickEngine, roomyHeap } from './testing/quick-engine.ts'
import { hangsAfter } from './testing/run-count.ts'
import { putScratchFilesInMemory } from './testing/scratch-folder.ts'

putScratchFilesInMemory()
letDraftsDo()

// What is waited for has to happen; how soon is up to a machine that may be busy. The default of one
// second is less than a thread, a process or a database takes there.
const expect = { poll: { timeout: 15_000 } }
const exclude = hasFullRunTests ? [] : [...filesOfFullRuns]

export default defineConfig({
  test: {
    // Left to itself it keeps one core free, which of two is half.
    maxWorkers: '100%',
    sequence: { sequencer: LongFilesFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{app,domain,server,scripts,bench,catalogue,supabase,posters,testing}/**/*.test.{ts,tsx}',
          ],
          exclude: ['**/*.db.test.ts', '**/*.product.test.ts'],
          isolate: false,
          // Property tests make their tables of characters first, which takes a busy machine a while.
          testTimeout: hangsAfter(20_000),
          hookTimeout: 60_000,
          expect,
        },
      },
      {
        test: {
          name: 'database',
          include: ['{server,scripts,supabase,testing}/**/*.db.test.ts'],
          exclude,
          globalSetup: 'server/backend/db/testing/postgres-global-setup.ts',
          // A worker keeps its modules from file to file: loading them anew costs more than most of the files.
          isolate: false,
          // The engine as the product runs it (docs/decisions/0087-a-lean-process.md). Code that V8 replaces is kept:
          // freeing it while engines come and go ends the process now and then (nodejs/node#64500).
          execArgv: [quickEngine, '--no-wasm-code-gc'],
          expect,
          testTimeout: hangsAfter(60_000),
          hookTimeout: 120_000,
        },
      },
      {
        // Each of these starts the whole product, which the global set-up builds once.
        test: {
          name: 'product',
          include: ['{server,scripts,bench}/**/*.product.test.ts'],
          exclude,
          globalSetup: 'testing/build-global-setup.ts',
          isolate: false,
          execArgv: [quickEngine, ...roomyHeap],
          expect,
          testTimeout: hangsAfter(60_000),
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
