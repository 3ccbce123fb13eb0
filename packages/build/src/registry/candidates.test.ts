import path from 'node:path';
import { readFileSync, utimesSync, existsSync } from 'node:fs';
import type { Registry } from '@lens/contracts/registry';
import type { Store } from '../signing/store';
import { Builds } from '../testing/builds';
import { activate } from './activate';
import { cleanUp } from './clean-up';
import { publish } from './publish';
import { readRegistry, registryPath } from './registry-file';
import { describeActions, describeVersions } from './reports';
import { deactivate, rollback, withdraw } from './take-back';
import { addWithdrawn, withoutWithdrawn } from './withdrawn';

let builds: Builds;
let remotes: string;
let store: Store;

const by = 'anna';
const publishSome = (version: string) => publish(builds.write('mfe-some', version), store);
async function release(version: string, percent?: number): Promise<void> {
  await publishSome(version);
  await activate(store, 'mfe-some', version, { by, percent });
}
const readEntry = ({ remotes: { 'mfe-some': found } }: Registry) =>
  found && { ...found, candidate: found.candidate ?? null };
const entry = async () => readEntry(await readRegistry(remotes));
const served = async () => readEntry(await withoutWithdrawn(remotes, await readRegistry(remotes)));
const done = async () =>
  (await readRegistry(remotes)).actions.map(({ by: who, action, version, percent }) =>
    [who, action, version, percent].filter((part) => part !== undefined).join(' '),
  );

beforeEach(async () => {
  builds = new Builds();
  ({ remotes, store } = builds);
  await release('1.0.0');
});
afterEach(() => builds.remove());

describe('A candidate', () => {
  it('is a version beside the stable one, and a greater share keeps the name of its roll-out [ROLLOUT-1]', async () => {
    await release('2.0.0', 10);
    const first = (await entry())!;
    expect(first).toMatchObject({ version: '1.0.0', candidate: { version: '2.0.0', percent: 10 } });
    await activate(store, 'mfe-some', '2.0.0', { by, percent: 50 });
    expect((await entry())!.candidate).toEqual({ ...first.candidate, percent: 50 });
    await activate(store, 'mfe-some', '2.0.0', { by });
    expect(await entry()).toMatchObject({ version: '2.0.0', history: ['1.0.0'], candidate: null });
    expect(await done()).toEqual([
      'anna activate 1.0.0 100',
      'anna start-roll-out 2.0.0 10',
      'anna change-share 2.0.0 50',
      'anna activate 2.0.0 100',
    ]);
  });

  it.each([91, 99, 101, -1, 2.5, Number.NaN])(
    'cannot have a share of %s percent [ROLLOUT-1]',
    async (percent) => {
      await publishSome('2.0.0');
      await expect(activate(store, 'mfe-some', '2.0.0', { percent })).rejects.toThrow(/from 0 to 90, or 100/);
    },
  );

  it('is refused beside another one, beside nothing, and as the stable version [ROLLOUT-1]', async () => {
    await release('2.0.0', 0);
    await publishSome('3.0.0');
    await expect(activate(store, 'mfe-some', '3.0.0', { percent: 10 })).rejects.toThrow(
      /0 % of the visitors get mfe-some 2\.0\.0/,
    );
    await expect(activate(store, 'mfe-some', '1.0.0', { percent: 10 })).rejects.toThrow(
      /is the stable version/,
    );
    await publish(builds.write('mfe-other', '1.0.0'), store);
    await expect(activate(store, 'mfe-other', '1.0.0', { percent: 10 })).rejects.toThrow(
      /cannot be compared/,
    );
  });

  it.each([
    ['rolled back', rollback],
    ['withdrawn', withdraw],
  ])('that is %s leaves everybody with the stable version [ROLLOUT-2]', async (_what, takeBack) => {
    await release('2.0.0', 30);
    expect(await takeBack(store, 'mfe-some', { by: 'ben', reason: 'blank page' })).toMatchObject({
      deactivated: '2.0.0',
      version: '1.0.0',
    });
    expect(await entry()).toMatchObject({ version: '1.0.0', candidate: null });
    expect((await readRegistry(remotes)).actions.at(-1)).toMatchObject({
      by: 'ben',
      action: 'end-roll-out',
      version: '2.0.0',
      reason: 'blank page',
    });
    await expect(rollback(store, 'mfe-some')).rejects.toThrow('no earlier version');
  });

  it('is withdrawn without a key, and the next change of anything notes it [ROLLOUT-2]', async () => {
    await release('2.0.0', 30);
    await addWithdrawn(remotes, 'mfe-some', '2.0.0');
    expect(await served()).toMatchObject({ version: '1.0.0', candidate: null });
    await publish(builds.write('mfe-other', '1.0.0'), store);
    await activate(store, 'mfe-other', '1.0.0', { by });
    expect(await entry()).toMatchObject({ version: '1.0.0', candidate: null });
    expect(await done()).toContain('somebody without a key end-roll-out 2.0.0');
  });

  it('leaves with the stable version, since nothing was compared with the one that returns [ROLLOUT-2]', async () => {
    await release('2.0.0');
    await release('3.0.0', 30);
    await addWithdrawn(remotes, 'mfe-some', '2.0.0');
    expect(await served()).toMatchObject({ version: '1.0.0', history: [], candidate: null });
  });

  it('is not what a withdrawal of the stable version names, nor one of a version that nobody gets [ROLLOUT-2]', async () => {
    await release('2.0.0');
    await release('3.0.0', 30);
    await expect(withdraw(store, 'mfe-some', { version: '1.0.0' })).rejects.toThrow(
      /Nobody gets mfe-some 1\.0\.0: 2\.0\.0 is active, and 3\.0\.0 for 30 %/,
    );
    expect(await withdraw(store, 'mfe-some', { version: '2.0.0' })).toMatchObject({ version: '1.0.0' });
  });
});

describe('The history', () => {
  it('says who did what and why, the latest first [HISTORY-1]', async () => {
    await release('2.0.0', 20);
    await deactivate(store, 'mfe-some', { by: 'ben', reason: 'moved elsewhere' });
    expect(await entry()).toBeUndefined();
    const lines = await describeActions(remotes, 'mfe-some');
    expect(lines[0]).toMatch(
      /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d {2}deactivate 1\.0\.0 {2}by ben {2}moved elsewhere$/,
    );
    expect(lines[1]).toMatch(/start-roll-out 2\.0\.0 for 20 % {2}by anna$/);
    expect(await describeActions(remotes, 'mfe-other')).toEqual(['Nothing is noted of mfe-other.']);
  });

  it('takes a remote out whatever was before, and a start does not bring it back [HISTORY-2]', async () => {
    await release('2.0.0');
    await deactivate(store, 'mfe-some');
    expect((await readRegistry(remotes)).withdrawn).toEqual(['mfe-some']);
    await expect(deactivate(store, 'mfe-some')).rejects.toThrow('mfe-some is not active');
  });

  it('lists the candidate with its share [HISTORY-3]', async () => {
    await release('2.0.0', 20);
    const lines = await describeVersions(remotes, 'mfe-some');
    expect(lines).toContainEqual(expect.stringMatching(/^ {2}2\.0\.0 {2}for 20 % of the visitors {2}\d/));
    expect(lines).toContainEqual(expect.stringMatching(/^\* 1\.0\.0 {2}\d/));
  });

  it('remembers the account of the machine where nobody says who it is [HISTORY-4]', async () => {
    await publishSome('2.0.0');
    await activate(store, 'mfe-some', '2.0.0');
    expect(JSON.parse(readFileSync(registryPath(remotes), 'utf8'))).toMatchObject({
      schema: 3,
      actions: [{ by: 'anna' }, { by: expect.stringMatching(/./) as string }],
    });
  });
});

describe('A clean-up', () => {
  const day = 24 * 60 * 60;
  const age = (version: string, days: number): void => {
    const at = Date.now() / 1000 - days * day;
    utimesSync(path.join(remotes, 'mfe-some', version), at, at);
  };
  const isThere = (version: string): boolean => existsSync(path.join(remotes, 'mfe-some', version));

  it('removes what was neither served nor published for thirty days, but nothing to roll back to [HISTORY-5]', async () => {
    for (const minor of [1, 2, 3, 4, 5, 6, 7]) await release(`1.${minor}.0`);
    await publishSome('2.0.0');
    await publishSome('2.1.0');
    for (const version of ['1.0.0', '1.1.0', '1.2.0', '2.0.0']) age(version, 40);
    expect(await cleanUp(store, 'mfe-some')).toEqual(['mfe-some 2.0.0 is removed.']);
    const later = Date.now() + 31 * day * 1000;
    await cleanUp(store, 'mfe-some', later);
    const left = ['1.0.0', '1.1.0', '1.2.0', '1.6.0', '1.7.0', '2.0.0', '2.1.0'].filter(isThere);
    expect(left).toEqual(['1.2.0', '1.6.0', '1.7.0']);
    expect(await rollback(store, 'mfe-some')).toMatchObject({ version: '1.6.0', skipped: [] });
  });

  it('keeps the candidate and what was served until a short time ago, however old it is [HISTORY-5]', async () => {
    await release('2.0.0');
    await release('3.0.0', 10);
    for (const version of ['1.0.0', '2.0.0', '3.0.0']) age(version, 400);
    await withdraw(store, 'mfe-some');
    await activate(store, 'mfe-some', '1.0.0');
    await activate(store, 'mfe-some', '3.0.0', { percent: 10 });
    expect(await cleanUp(store, 'mfe-some')).toEqual([expect.stringContaining('Every version of mfe-some')]);
    expect(['1.0.0', '2.0.0', '3.0.0'].filter(isThere)).toHaveLength(3);
  });
});
