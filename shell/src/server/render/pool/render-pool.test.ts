/** @jest-environment node */
import path from 'node:path';
import pino from 'pino';
import type { RenderInput } from '../renderer';
import { RendererBusy } from './renderer-busy';
import { RenderPool } from './render-pool';

const paths = [
  'loop',
  'exit',
  'memory',
  'buffers',
  'buffers-later',
  'throw-later',
  'silent',
  'loop-after',
  'patch',
  'slow',
  'reject',
  'good',
  'fine',
];
const remoteOf = (name: string, routes: string[]) => ({
  manifest: { name, version: '1.0.0', routes: routes.map((route) => ({ id: route, path: `/${route}` })) },
  files: {},
});
const remotes = [remoteOf('mfe-some', paths), remoteOf('mfe-other', ['others'])];

const inputFor = (target: string, more: Partial<RenderInput> = {}): RenderInput =>
  ({
    path: target,
    search: '',
    composition: { id: 'some', remotes },
    dataLimitMs: 0,
    ...more,
  }) as unknown as RenderInput;

let logged: Record<string, unknown>[] = [];
beforeEach(() => (logged = []));

const poolWith = (more: Partial<ConstructorParameters<typeof RenderPool>[0]> = {}) =>
  new RenderPool({
    file: path.join(import.meta.dirname, 'testing', 'hostile-worker.cjs'),
    remotesFolder: '/nowhere',
    log: pino({}, { write: (line: string) => void logged.push(JSON.parse(line) as Record<string, unknown>) }),
    limitMs: 500,
    ...more,
  });

describe('A page whose code', () => {
  it.each([
    ['/loop', 500, /not rendered after 500 ms/],
    ['/silent', 500, /not rendered after 500 ms/],
    ['/exit', 500, /ended with code 0/],
    ['/memory', 30_000, /memory limit/],
    ['/buffers', 30_000, /buffers reached the memory limit/],
    ['/buffers-later', 30_000, /buffers reached the memory limit/],
    ['/throw-later', 500, /thrown later/],
  ])(
    'does %s is answered with a notice, and the next pages are rendered [PAGES-8]',
    async (bad, limitMs, reason) => {
      const pool = poolWith({ limitMs });
      const answer = await pool.render(inputFor(bad));
      expect(answer.status).toBe(503);
      expect(answer.failure).toMatch(reason);
      expect(await pool.render(inputFor('/good'))).toMatchObject({ status: 200, html: '/good' });
      expect(logged).toMatchObject([
        { remote: 'mfe-some', version: '1.0.0', route: bad, msg: expect.any(String) },
      ]);
    },
  );

  it('ended its thread is not run again at once', async () => {
    const pool = poolWith();
    await pool.render(inputFor('/exit'));
    expect(await pool.render(inputFor('/exit'))).toMatchObject({ status: 503 });
    expect(logged).toHaveLength(1);
  });

  it('blocks its thread does not hold up pages of other routes, however often it is asked for [PAGES-9]', async () => {
    const pool = poolWith({ limitMs: 1500 });
    const bad = Promise.all(Array.from({ length: 8 }, () => pool.render(inputFor('/loop'))));
    const good = await Promise.all([pool.render(inputFor('/good')), pool.render(inputFor('/others'))]);
    expect(good.map(({ status }) => status)).toEqual([200, 200]);
    // While none of the others has ended yet.
    expect(logged).toEqual([]);
    expect((await bad).map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 503));
  });

  it('blocks its thread after it was rendered is not mistaken for the page that comes next', async () => {
    const pool = poolWith({ maxThreads: 1 });
    await pool.render(inputFor('/loop-after'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await pool.render(inputFor('/good'))).toMatchObject({ status: 200, html: '/good' });
    expect(logged).toEqual([]);
  });

  it('rejects fails alone, as it did before there were threads', async () => {
    const pool = poolWith();
    await expect(pool.render(inputFor('/reject'))).rejects.toThrow('rejected');
    expect(await pool.render(inputFor('/good'))).toMatchObject({ status: 200 });
  });
});

it('A patch of what all code shares stays in the threads of its remote [GATE-10]', async () => {
  const pool = poolWith();
  expect(await pool.render(inputFor('/patch'))).toMatchObject({ html: 'patched' });
  expect(await pool.render(inputFor('/others'))).toMatchObject({ html: '/others' });
  expect(JSON.stringify({})).toBe('{}');
});

it('Pages of two remotes are rendered by different threads, also if there may be only one', async () => {
  const pool = poolWith({ maxThreads: 1 });
  const answers = await Promise.all(
    ['/good', '/others', '/fine', '/others'].map((target) => pool.render(inputFor(target))),
  );
  expect(answers.map(({ html }) => html)).toEqual(['/good', '/others', '/fine', '/others']);
});

it('More pages than may wait are refused [PAGES-10]', async () => {
  const pool = poolWith({ maxThreads: 1, maxWaiting: 2 });
  await pool.render(inputFor('/good'));
  const answers = await Promise.allSettled(Array.from({ length: 5 }, () => pool.render(inputFor('/slow'))));
  expect(answers.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
  ]);
  expect((answers[4] as PromiseRejectedResult).reason).toBeInstanceOf(RendererBusy);
});

it('A thread that cannot be loaded fails the page, and not for ever', async () => {
  const pool = poolWith({ file: '/nowhere/worker.cjs' });
  await expect(pool.render(inputFor('/good'))).rejects.toThrow(/worker/);
});
