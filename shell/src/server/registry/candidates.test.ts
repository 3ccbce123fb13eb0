/** @jest-environment node */
import { activate } from '@lens/build/registry/activate';
import { publish } from '@lens/build/registry/publish';
import { addWithdrawn } from '@lens/build/registry/withdrawn';
import { flipByte, SignedSite } from '../testing/signed-site';
import type { CurrentRegistry } from './current-registry';
import { takeCandidates } from './snapshot';

let site: SignedSite;
beforeEach(async () => {
  site = new SignedSite();
  await site.release('mfe-some', '1.0.0');
  await site.release('mfe-other', '1.0.0');
});
afterEach(() => site.remove());

const rollOut = async (version: string, percent: number) => {
  await publish(site.builds.write('mfe-some', version), site.store);
  await activate(site.store, 'mfe-some', version, { percent });
};
const versions = ({ remotes }: Awaited<ReturnType<CurrentRegistry['current']>>) =>
  remotes.map(({ manifest: { name, version } }) => `${name} ${version}`).sort();

describe('A candidate of the registry [ROLLOUT-4]', () => {
  it('is another composition, with an id of its own, beside the stable one', async () => {
    const shell = site.startShell();
    const before = await shell.current();
    await rollOut('2.0.0', 20);
    const stable = await shell.current();
    expect([stable.id, versions(stable)]).toEqual([before.id, ['mfe-other 1.0.0', 'mfe-some 1.0.0']]);
    const [rollout] = stable.rollouts;
    expect(rollout).toMatchObject({ percent: 20, candidate: { address: '/remotes/mfe-some/2.0.0/' } });
    const taken = takeCandidates(stable, [rollout!]);
    expect(versions(taken)).toEqual(['mfe-other 1.0.0', 'mfe-some 2.0.0']);
    expect(takeCandidates(stable, [])).toBe(stable);
    await activate(site.store, 'mfe-some', '2.0.0');
    const after = await shell.current();
    // So that a page of a candidate can be found again by its id once everybody gets it.
    expect([after.id, after.rollouts]).toEqual([taken.id, []]);
    expect(taken.id).not.toBe(stable.id);
  });

  it.each(['hashes.json', 'remote.json', 'locales/en/mfe-some.json'])(
    'is not rolled out if its %s is not what its team signed, and that is said',
    async (file) => {
      await rollOut('2.0.0', 20);
      flipByte(site.file('mfe-some', '2.0.0', file));
      const snapshot = await site.startShell().current();
      expect([versions(snapshot), snapshot.rollouts]).toEqual([['mfe-other 1.0.0', 'mfe-some 1.0.0'], []]);
      expect(snapshot.problems).toMatchObject([{ name: 'mfe-some', version: '2.0.0', served: '1.0.0' }]);
    },
  );

  it('stays with a shell that starts again while nothing can be verified', async () => {
    await rollOut('2.0.0', 20);
    await site.startShell().current();
    flipByte(site.newest('timestamp'));
    expect((await site.startShell().current()).rollouts).toMatchObject([{ percent: 20 }]);
  });

  it('leaves at once when it is withdrawn without a key', async () => {
    await rollOut('2.0.0', 20);
    const shell = site.startShell();
    expect((await shell.current()).rollouts).toHaveLength(1);
    await addWithdrawn(site.store.remotesFolder, 'mfe-some', '2.0.0');
    const snapshot = await shell.current();
    expect([versions(snapshot), snapshot.rollouts]).toEqual([['mfe-other 1.0.0', 'mfe-some 1.0.0'], []]);
    expect(site.logged.map(({ rollouts }) => rollouts).filter((one) => one !== undefined)).toEqual([
      'mfe-some 2.0.0 20 %',
      '',
    ]);
  });
});
