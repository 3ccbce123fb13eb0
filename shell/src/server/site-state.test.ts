/** @jest-environment node */
import type { PublishedTexts } from '@lens/contracts/desk';
import type { PublicSettings } from '@lens/contracts/settings';
import { settings as someSettings } from '../layout/testing/settings';
import type { Snapshot } from './registry/snapshot';
import { SiteStates } from './site-state';

let read: Snapshot;
let isUnchanged: boolean;
let settings: PublicSettings;
let texts: PublishedTexts;
let revision: string | null;
let nowMs: number;

const noonInLosAngeles = Date.parse('2026-11-28T20:00:00Z');

const states = () =>
  new SiteStates(
    {
      registry: { current: () => Promise.resolve(read), isUnchanged: () => isUnchanged },
      locales: { withPublishedLanguages: (snapshot: Snapshot) => ({ ...snapshot }) },
      settings: {
        get known() {
          return settings;
        },
        current: () => Promise.resolve(settings),
      },
      publishedTexts: {
        get current() {
          return texts;
        },
      },
      contentRevision: {
        get current() {
          return revision;
        },
      },
    } as unknown as ConstructorParameters<typeof SiteStates>[0],
    () => nowMs,
    0,
  );

beforeEach(() => {
  read = { id: 'one' } as Snapshot;
  isUnchanged = true;
  settings = { ...someSettings, timeZone: 'America/Los_Angeles' };
  texts = { number: 0, texts: [] };
  revision = '1';
  nowMs = noonInLosAngeles;
});

it('The state of the site is the same object while nothing changes', async () => {
  const site = states();
  const state = await site.current();
  expect(await site.current()).toBe(state);
  expect(site.isCurrent(state)).toBe(true);
});

it.each([
  ['the composition', () => (read = { id: 'two' } as Snapshot)],
  ['the settings', () => (settings = { ...settings, practice: 'Other' })],
  ['the published texts', () => (texts = { number: 1, texts: [] })],
  ['the revision of the content', () => (revision = '2')],
  // Midnight in Los Angeles, in the middle of a day of UTC.
  ['the day at the practice', () => (nowMs = Date.parse('2026-11-29T08:00:00Z'))],
])('It changes with %s [PAGES-17]', async (_, change) => {
  const site = states();
  const before = await site.current();
  change();
  const after = await site.current();
  expect(after).not.toBe(before);
  expect([site.isCurrent(before), site.isCurrent(after)]).toEqual([false, true]);
});

it('It is not current once the file of the registry has changed, before that is read', async () => {
  const site = states();
  const state = await site.current();
  isUnchanged = false;
  expect(site.isCurrent(state)).toBe(false);
});

it('It does not change with the hour', async () => {
  const site = states();
  const state = await site.current();
  nowMs += 3 * 60 * 60 * 1000;
  expect(site.isCurrent(state)).toBe(true);
});
