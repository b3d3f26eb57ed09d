import { defineConfig } from '@playwright/test'

/** Journeys against the real server and a real mail server, each worker with its own; see e2e/fixtures.ts. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '.cache/e2e',
  globalSetup: './e2e/first-start.ts',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 3,
  fullyParallel: false,
  forbidOnly: true,
  use: {
    // The pages as they were at every act, when a test is repeated: kept of every test, they are a third of all its work.
    trace: { mode: 'on-first-retry', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROME_PATH,
      // Without such a locale a file with a Hindi name is downloaded as 'download'.
      env: { ...process.env, LANG: 'C.UTF-8' },
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
