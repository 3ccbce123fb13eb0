import type { ContentRevision } from '@lens/contracts/content-revision';
import type { PublicPractice, SettingsAnswer } from '@lens/contracts/settings';
import { openServer } from '../src/database/database.js';
import { entities } from '../src/entities.js';
import { createDatabase, serverUrl, type Engine } from './harness/engines.js';
import { startApi, type RunningApi } from './harness/running-api.js';

const url = serverUrl;
if (url) {
  describe('two APIs on one database', () => {
    let created: Awaited<ReturnType<typeof createDatabase>>;
    let engine: Engine;
    let replicas: RunningApi[];
    beforeAll(async () => {
      created = await createDatabase(url, 'seeded');
      engine = {
        name: 'one server for all',
        async create() {
          const database = await openServer(created.url, entities);
          return { database, drop: () => database.close() };
        },
      };
      replicas = [await startApi(engine), await startApi(engine)];
    });
    afterAll(async () => {
      for (const replica of replicas) await replica.stop();
      await created.drop();
    });

    const rename = async (api: RunningApi, practice: string) => {
      const token = await api.signIn();
      const {
        demo: _demo,
        revision,
        changed_by: _by,
        updated_at: _time,
        ...content
      } = (await api.call<SettingsAnswer>('GET', '/api/settings', { token })).body;
      const body = { ...content, practice };
      const headers = { 'if-match': `"${revision}"` };
      expect((await api.call('PUT', '/api/settings', { token, body, headers })).status).toBe(200);
    };
    const nameOn = async (api: RunningApi, headers: Record<string, string> = {}) =>
      (await api.call<PublicPractice>('GET', '/api/settings/public', { headers })).body.practice;
    const load = (api: RunningApi) => Promise.all(Array.from({ length: 200 }, () => nameOn(api)));

    test('show what the other one wrote, at once to a caller that has heard of it [CACHE-7]', async () => {
      const [one, other] = replicas as [RunningApi, RunningApi];
      await load(other);
      await rename(one, 'Harbour Light');
      expect(await nameOn(one)).toBe('Harbour Light');
      const { revision } = (await one.call<ContentRevision>('GET', '/api/content-revision')).body;
      await load(other);
      expect(await nameOn(other, { 'content-revision': revision })).toBe('Harbour Light');
      expect((await other.call<ContentRevision>('GET', '/api/content-revision')).body.revision).toBe(
        revision,
      );
      expect(new Set(await load(other))).toEqual(new Set(['Harbour Light']));
    });

    test('and one that starts later has nothing of before [CACHE-7]', async () => {
      const [one] = replicas as [RunningApi, RunningApi];
      await load(one);
      await replicas.pop()!.stop();
      await rename(one, 'Second Light');
      replicas.push(await startApi(engine));
      expect(await nameOn(replicas[1]!)).toBe('Second Light');
    });
  });
}
