import { defineConfig } from '@playwright/test'
import { findChromium } from '#testing/chromium.ts'
import { letDraftsDo } from '#testing/draft-build.ts'
import { giveProcessesRoom } from '#testing/quick-engine.ts'
import { isFullRun } from '#testing/run-count.ts'
import { putScratchFilesInMemory } from '#testing/scratch-folder.ts'

putScratchFilesInMemory()
giveProcessesRoom()
letDraftsDo()

/**
 * Each holds one worker for half a minute. First, so that the other is not left with nothing to do at the end:
 * left alone, tests that need a browser or a product of their own come last, one after the other.
 */
const longest = [
  '**/behind-tls.spec.ts',
  '**/board-server-gone.spec.ts',
  '**/chat-voice.spec.ts',
  '**/itinerary-{extremes,tiles}.spec.ts',
  '**/reset.spec.ts',
  '**/trip-two-browsers.spec.ts',
]

export default defineConfig({
  testDir: 'e2e',
  projects: [
    { name: 'longest', testMatch: longest },
    { name: 'others', testMatch: '**/*.spec.ts', testIgnore: longest },
  ],
  globalSetup: './e2e/support/global-setup.ts',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // The second try leaves a trace. In a full run a test that fails once has failed; in everyday runs it is
  // named at the end (docs/decisions/0113-a-second-try-is-told.md).
  retries: 1,
  failOnFlakyTests: isFullRun,
  // A busy machine renders slowly; what is expected still has to happen.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    // The moving sky takes a browser without a graphics card half of its time, so it stands still
    // except where motion is what a test is about (`withMotion`).
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs a third of the suite's time, so only the second try of a failed test is recorded.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        // Chromium's sandbox can't start as root.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
      ],
    },
  },
})
