import { defineConfig } from '@playwright/test';
import { findChromium } from '@lens/tools/engines/find';
import { browserArguments } from './src/fixtures/browser.ts';

const executablePath = findChromium();
if (!executablePath) throw new Error('There is no Chromium on this machine, and none could be installed.');

export default defineConfig({
  testDir: './src',
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  projects: [
    // `npm start` puts the builds in place anew, under whatever reads them at that moment: it has the house to itself.
    { name: 'start', testMatch: 'start/**', workers: 1 },
    { name: 'product', testIgnore: 'start/**', dependencies: ['start'] },
  ],
  use: {
    trace: 'off',
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath, args: browserArguments },
  },
});
