import { findOnPath } from '../../files/find-on-path.ts';

const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

/** A Chromium of this machine; null if there is none. Nothing is installed for a check. */
export const findChromium = (): string | null =>
  process.env['CHROME_PATH'] || (names.map(findOnPath).find((found) => found !== null) ?? null);
