/** @jest-environment node */
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import type { SiteState } from '../site-state';
import type { CachedPage } from './cached-page';
import { StateForProxies } from './state-for-proxies';

const stateOf = (revision: string | null, rollouts: object[] = []) =>
  ({ revision, snapshot: { rollouts } }) as unknown as SiteState;
const pageOf = (state: SiteState, more: Partial<CachedPage> = {}) =>
  ({
    state,
    route: '/about',
    composition: 'c1',
    lacksData: false,
    renderedAtMs: performance.now(),
    ...more,
  }) as CachedPage;

let folder: string;
let current: SiteState | null;
let stopping: AbortController;
let warnings: string[];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lens-state-'));
  current = stateOf('1');
  stopping = new AbortController();
  warnings = [];
});
afterEach(() => {
  stopping.abort();
  rmSync(folder, { recursive: true, force: true });
});

function announcer(inFolder = folder): StateForProxies {
  const siteStates = {
    current: () => (current ? Promise.resolve(current) : Promise.reject(new Error('no registry'))),
    isCurrent: (state: SiteState) => state === current,
  };
  const log = pino({ level: 'warn' }, { write: (line: string) => void warnings.push(line) });
  return new StateForProxies({ folder: inFolder, siteStates, log });
}

async function until(isTrue: () => boolean): Promise<void> {
  for (let times = 0; times < 200 && !isTrue(); times += 1)
    await new Promise((resolve) => setTimeout(resolve, 10));
  expect(isTrue()).toBe(true);
}

const link = () => {
  try {
    return readlinkSync(path.join(folder, 'current'));
  } catch {
    return null;
  }
};
const namedBy = (headers: readonly string[]) => headers[headers.indexOf('x-site-state') + 1];

it('A page names the state that the link leads to, and no page of another state names one [PAGES-23]', async () => {
  const states = announcer();
  const [first, second] = [current!, stateOf('2')];
  void states.start(stopping.signal);
  await until(() => states.headersOf(pageOf(first)).length > 0);
  const name = link();
  expect(namedBy(states.headersOf(pageOf(first)))).toBe(name);
  expect(readdirSync(folder).sort()).toEqual([name, 'current'].sort());
  current = second;
  await until(() => states.headersOf(pageOf(second)).length > 0);
  expect(states.headersOf(pageOf(first))).toEqual([]);
  expect(link()).not.toBe(name);
  expect(namedBy(states.headersOf(pageOf(second)))).toBe(link());
});

it('A page without its data, or without a known revision, may not be stored [PAGES-23]', async () => {
  const states = announcer();
  void states.start(stopping.signal);
  await until(() => states.headersOf(pageOf(current!)).length > 0);
  expect(states.headersOf(pageOf(current!, { lacksData: true }))).toEqual([]);
  current = stateOf(null);
  const before = link();
  await until(() => link() !== before);
  expect(states.headersOf(pageOf(current))).toEqual([]);
});

it('A page may be stored as long as the shell itself would send it [PAGES-23]', async () => {
  const states = announcer();
  void states.start(stopping.signal);
  await until(() => states.headersOf(pageOf(current!)).length > 0);
  const secondsOf = (ageMs: number) => {
    const headers = states.headersOf(pageOf(current!, { renderedAtMs: performance.now() - ageMs }));
    return Number(headers[headers.indexOf('x-accel-expires') + 1]);
  };
  expect(secondsOf(0)).toBeGreaterThanOrEqual(898);
  expect(secondsOf(10 * 60_000)).toBeLessThanOrEqual(300);
  expect(secondsOf(20 * 60_000)).toBe(0);
});

it('What shells left behind is removed after an hour, and never what one may use', async () => {
  for (const name of ['old-1', 'old-2', 'young-1']) mkdirSync(path.join(folder, name));
  for (const name of ['old-1', 'old-2']) utimesSync(path.join(folder, name), new Date(0), new Date(0));
  symlinkSync('old-2', path.join(folder, 'current'));
  void announcer().start(stopping.signal);
  await until(() => link() !== 'old-2');
  expect(readdirSync(folder)).not.toContain('old-1');
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(['old-2', 'young-1']));
});

it('A folder that cannot be written is reported once, and pages are not stored', async () => {
  writeFileSync(path.join(folder, 'file'), '');
  const states = announcer(path.join(folder, 'file'));
  void states.start(stopping.signal);
  await until(() => warnings.length > 0);
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(warnings).toHaveLength(1);
  expect(states.headersOf(pageOf(current!))).toEqual([]);
});
