import { defineConfig } from '@playwright/test'

/** Journeys against the real server and a real mail server, each worker with its own; see e2e/fixtures.ts. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '.cache/e2e',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  use: {
    // The pages as they were at every act, and a picture of the last: filming them all would double the run.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROME_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
      ],
    },
  },
})
