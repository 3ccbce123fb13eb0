import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ActivityEntry } from '@lens/contracts/activity';
import type { ErrorBody } from '@lens/contracts/errors';
import type { Page } from '@lens/contracts/lists';
import type { SiteModule, SiteModules } from '@lens/contracts/modules';
import type { Registry } from '@lens/contracts/registry';
import { hashComposition, readComposition } from '@lens/registry/gate/composition';
import { requestTicket, openStream } from './harness/event-stream.js';
import { onEachEngine } from './harness/on-each-engine.js';
import { publishVersions } from './harness/published-versions.js';
import { readWithdrawnFile } from './harness/registry-file.js';
import { uniqueAddress, type RunningApi } from './harness/running-api.js';
import { waitFor } from './harness/wait-for.js';

const name = 'mfe-some';
const versions = ['1.0.0', '2.0.0', '3.0.0'];

onEachEngine('modules', (api) => {
  let token: string;
  beforeAll(async () => {
    publishVersions(api.folder, name, versions);
    token = await api.signIn();
  });
  const remotes = () => join(api.folder, 'remotes');
  const read = async () => (await api.call<SiteModules>('GET', '/api/modules', { token })).body;
  const only = ({ items }: SiteModules): SiteModule => items[0]!;
  const run = <Body = SiteModules>(body: object, baseRevision: number, of: RunningApi = api) =>
    of.call<Body>('POST', `/api/modules/${name}/actions`, { token, body, baseRevision });
  const act = async (body: object): Promise<SiteModule> => {
    const answer = await run({ reason: 'A test', ...body }, (await read()).revision);
    expect(answer.status).toBe(200);
    return only(answer.body);
  };
  const latestActivity = async () =>
    (await api.call<Page<ActivityEntry>>('GET', '/api/activity?resource_type=module', { token })).body
      .items[0];
  const registry = () => JSON.parse(readFileSync(join(remotes(), 'registry.json'), 'utf8')) as Registry;

  test('a module says what is live, since when and by whom, and what else is published [MODULES-1]', async () => {
    const { items, can_release } = await read();
    expect(can_release).toBe(true);
    expect(items.map((item) => item.name)).toEqual([name]);
    expect(items[0]).toMatchObject({ version: '1.0.0', by: 'the team', before: null, roll_out: null });
    expect(Date.now() - Date.parse(items[0]!.since!)).toBeLessThan(600_000);
    expect(items[0]!.versions.map(({ version, check }) => [version, check]).sort()).toEqual(
      versions.map((version) => [version, null]),
    );
    expect(items[0]!.history).toMatchObject([{ action: 'activate', version: '1.0.0', by: 'the team' }]);
  });

  test('what the gate found about a version is shown [MODULES-2]', async () => {
    const verdict = {
      passed: false,
      checked_at: '2026-11-29T00:00:00.000Z',
      problems: ['It needs React 20.'],
    };
    mkdirSync(join(api.folder, 'verdicts', name), { recursive: true });
    writeFileSync(join(api.folder, 'verdicts', name, '3.0.0.json'), JSON.stringify(verdict));
    const { versions: found } = only(await read());
    expect(found.find(({ version }) => version === '3.0.0')?.check).toEqual({
      ...verdict,
      is_current: false,
    });
    expect(found.find(({ version }) => version === '2.0.0')?.check).toBeNull();
  });

  test('a roll-out begins, grows and ends, with who did it and why in registry and log [MODULES-3]', async () => {
    const begun = await act({ action: 'roll-out', version: '2.0.0', percent: 10, reason: 'Try it' });
    const none = { visits: 0, failures: 0 };
    expect(begun).toMatchObject({
      version: '1.0.0',
      roll_out: { version: '2.0.0', percent: 10, by: 'admin', today: { candidate: none, stable: none } },
    });
    expect(registry().actions.at(-1)).toMatchObject({
      by: 'admin',
      action: 'start-roll-out',
      reason: 'Try it',
    });
    expect(await latestActivity()).toMatchObject({
      username: 'admin',
      event: 'roll_out_started',
      resource_name: name,
      changes: {
        candidate: { before: null, after: '2.0.0' },
        share: { before: null, after: 10 },
        reason: { before: null, after: 'Try it' },
      },
    });
    // What began with a reason needs none for a greater share.
    const { revision } = await read();
    const grown = await run({ action: 'roll-out', version: '2.0.0', percent: 50 }, revision);
    expect(only(grown.body).roll_out?.percent).toBe(50);
    expect(await latestActivity()).toMatchObject({
      event: 'roll_out_changed',
      changes: { share: { before: 10, after: 50 } },
    });

    const { rollout } = registry().remotes[name]!.candidate!;
    const outcome = { rollout, remote: name, version: '2.0.0', arm: 'candidate', failed: false };
    for (const body of [
      outcome,
      { ...outcome, failed: true },
      { ...outcome, arm: 'stable', version: '1.0.0' },
    ])
      await api.call('POST', '/api/rollouts/outcomes', { body, from: uniqueAddress() });
    const counts = { candidate: { visits: 2, failures: 1 }, stable: { visits: 1, failures: 0 } };
    expect(only(await read()).roll_out).toMatchObject({ today: counts, total: counts });

    const ended = await act({ action: 'withdraw', version: '2.0.0' });
    expect(ended).toMatchObject({ version: '1.0.0', roll_out: null });
    expect((await latestActivity())?.event).toBe('roll_out_ended');
    expect(ended.history.map(({ action }) => action)).toEqual([
      'end-roll-out',
      'change-share',
      'start-roll-out',
      'activate',
    ]);
  });

  test('a version is made live, taken back, and the module taken out and brought back [MODULES-4]', async () => {
    expect(await act({ action: 'activate', version: '2.0.0' })).toMatchObject({
      version: '2.0.0',
      by: 'admin',
      before: '1.0.0',
    });
    expect((await latestActivity())?.event).toBe('module_activated');
    expect(await act({ action: 'rollback', version: '2.0.0' })).toMatchObject({
      version: '1.0.0',
      before: null,
    });
    expect((await latestActivity())?.event).toBe('rolled_back');
    expect(await act({ action: 'deactivate', version: '1.0.0' })).toMatchObject({
      version: null,
      since: null,
    });
    expect((await latestActivity())?.event).toBe('taken_out');
    expect(await act({ action: 'activate', version: '1.0.0' })).toMatchObject({ version: '1.0.0' });
  });

  test('without a reason, only a version goes live that the gate has tried with what is live [GATE-16]', async () => {
    const makeLive = async (version: string) => {
      const answer = await run<ErrorBody>({ action: 'activate', version }, (await read()).revision);
      return answer.body.code ?? answer.status;
    };
    const { remotes: live } = registry();
    const hash = async (version: string) =>
      hashComposition(await readComposition(remotes(), { remotes: live }, name, version));
    const store = (version: string, verdict: object) =>
      writeFileSync(join(api.folder, 'verdicts', name, `${version}.json`), JSON.stringify(verdict));
    const verdict = { passed: true, checked_at: '2026-11-29T00:00:00.000Z', problems: [] };
    expect(await makeLive('2.0.0')).toBe('module_untried');
    store('2.0.0', verdict);
    expect(await makeLive('2.0.0')).toBe('module_untried');
    store('2.0.0', { ...verdict, passed: false, problems: ['not run: browser'], live: await hash('2.0.0') });
    expect(await makeLive('2.0.0')).toBe('module_untried');
    store('2.0.0', { ...verdict, live: await hash('2.0.0') });
    store('3.0.0', { ...verdict, live: await hash('3.0.0') });
    expect(await makeLive('2.0.0')).toBe(200);
    expect(await makeLive('3.0.0')).toBe('module_untried');
    await act({ action: 'rollback', version: '2.0.0' });
  });

  test.each([
    ['that is not published', { action: 'activate', version: '9.0.0' }, 'not published'],
    ['that is live', { action: 'roll-out', version: '1.0.0', percent: 10 }, 'the stable version already'],
    ['before the first', { action: 'rollback', version: '1.0.0' }, 'no earlier version'],
  ])('a version %s is refused with the reason [MODULES-5]', async (_, body, reason) => {
    const { revision } = await read();
    const answer = await run<ErrorBody>({ ...body, reason: 'A test' }, revision);
    expect([answer.status, answer.body.code]).toEqual([409, 'module_unchanged']);
    expect(answer.body.error).toContain(reason);
    expect((await read()).revision).toBe(revision);
  });

  test('a change that is based on an older state is refused [MODULES-5]', async () => {
    const { revision } = await read();
    for (const [body, base] of [
      [{ action: 'activate', version: '2.0.0' }, revision - 1],
      [{ action: 'withdraw', version: '3.0.0' }, revision],
    ] as const)
      expect((await run<ErrorBody>(body, base)).body.code).toBe('revision_conflict');
    const answers = await Promise.all(
      ['2.0.0', '3.0.0'].map((version) =>
        run({ action: 'roll-out', version, percent: 10, reason: 'A test' }, revision),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    await act({ action: 'withdraw', version: only(await read()).roll_out!.version });
  });

  test('open tabs of administrators hear of a change, also of one by a command [MODULES-6]', async () => {
    const listen = async (role?: 'editor') =>
      openStream(
        `${api.url}/api/live?ticket=${await requestTicket(api, role ? await api.signIn(role) : token)}`,
      );
    const [mine, editors] = [await listen(), await listen('editor')];
    const heard = () => mine.events().filter(({ data }) => data['resource_type'] === 'module');
    const changes = () => heard().filter(({ event }) => event === 'change');
    try {
      await act({ action: 'activate', version: '2.0.0' });
      await waitFor('the change', () => Promise.resolve(changes().length > 0));
      const before = changes().length;
      writeFileSync(join(remotes(), 'new.json'), JSON.stringify(registry()));
      renameSync(join(remotes(), 'new.json'), join(remotes(), 'registry.json'));
      await waitFor('the change of the file', () => Promise.resolve(changes().length > before));
      expect(editors.events().filter(({ event }) => event === 'change')).toEqual([]);
    } finally {
      mine.close();
      editors.close();
    }
  });

  test('without the keys of the release job it only withdraws, and says so [MODULES-7]', async () => {
    renameSync(join(api.folder, 'keys'), join(api.folder, 'no-keys'));
    try {
      const { can_release, revision } = await read();
      expect(can_release).toBe(false);
      const answer = await run<ErrorBody>({ action: 'activate', version: '3.0.0' }, revision);
      expect([answer.status, answer.body.code]).toEqual([409, 'release_keys_missing']);
      expect(await act({ action: 'withdraw', version: '2.0.0' })).toMatchObject({
        version: '1.0.0',
        since: null,
      });
      expect(readWithdrawnFile(remotes())).toEqual({ [name]: ['2.0.0'] });
      expect((await latestActivity())?.event).toBe('withdrawn');
    } finally {
      renameSync(join(api.folder, 'no-keys'), join(api.folder, 'keys'));
    }
  });
});
