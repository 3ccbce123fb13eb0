import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findHeadlessChromium } from '@lens/tools/engines/find';
import { browserArguments } from './src/fixtures/browser.ts';

const executablePath = findHeadlessChromium();
if (!executablePath) throw new Error('There is no Chromium on this machine, and none could be installed.');

const building = ['start/**', 'composition/development.spec.ts'];

/**
 * Pages of tests live for seconds: V8 would spend more on optimized code than that code saves. Not in the arguments that
 * the benches share, which measure the browser of visitors.
 */
const withoutOptimizedCode = '--js-flags=--no-opt --no-maglev';

export default defineConfig({
  testDir: './src',
  globalSetup: './src/fixtures/seeded-database.ts',
  // Tests wait for processes, timers and the network for a fifth of their time.
  workers: availableParallelism() + 1,
  // Load on the machine can make a browser too slow for a deadline. Every test that needs a second try is reported by name.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  projects: [
    // These build into the same folders, so they run one after the other.
    { name: 'start', testMatch: building, workers: 1 },
    { name: 'product', testIgnore: building },
  ],
  use: {
    // An action that is impossible fails with its own message, instead of using up the time of its test.
    actionTimeout: 15_000,
    trace: 'off',
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath, args: [...browserArguments, withoutOptimizedCode] },
  },
});
