import { defineConfig } from '@playwright/test';
import { findHeadlessChromium } from '@lens/tools/engines/find';
import { browserArguments } from './src/fixtures/browser.ts';

const executablePath = findHeadlessChromium();
if (!executablePath) throw new Error('There is no Chromium on this machine, and none could be installed.');

const building = ['start/**', 'composition/development.spec.ts'];

export default defineConfig({
  testDir: './src',
  globalSetup: './src/fixtures/seeded-database.ts',
  workers: 2,
  // What browsers do within a second depends on what else the machine does. A second try is told of by name, every time.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  projects: [
    // These build for development, all into the same folders: one after the other.
    { name: 'start', testMatch: building, workers: 1 },
    { name: 'product', testIgnore: building },
  ],
  use: {
    // What cannot be done says so itself, instead of using up the time of its test.
    actionTimeout: 15_000,
    trace: 'off',
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath, args: browserArguments },
  },
});
