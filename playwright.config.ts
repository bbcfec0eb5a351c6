import { defineConfig } from '@playwright/test'
import { findChromium } from '#testing/chromium.ts'
import { putScratchFilesInMemory } from '#testing/scratch-folder.ts'

putScratchFilesInMemory()

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/support/global-setup.ts',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // The second try is for its trace: a test that fails once has failed.
  retries: 1,
  failOnFlakyTests: true,
  // A busy machine renders slowly; what is expected still has to happen.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
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
