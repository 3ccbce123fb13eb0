import { isDeepStrictEqual } from 'node:util';
import type { Consultation } from '@lens/contracts/consultations';
import type { MediaFolders, MediaMoved } from '@lens/contracts/media';
import type { SettingsAnswer } from '@lens/contracts/settings';
import { Activity } from '../src/activity/activity.entity.js';
import { ScheduledPublication } from '../src/articles/scheduled-publication.js';
import { Consultation as ConsultationRow } from '../src/consultations/consultation.entity.js';
import { Media } from '../src/media/media.entity.js';
import { articlesOf } from './harness/articles.js';
import { requestTicket, openStream, type EventStream } from './harness/event-stream.js';
import { newestRevision } from './harness/newest-revision.js';
import { onEachEngine } from './harness/on-each-engine.js';
import { newRequest, sharedChanges } from './harness/shared-changes.js';
import { waitFor } from './harness/wait-for.js';

interface Told {
  code?: string;
  error?: string;
  revision?: number;
}

onEachEngine('two people at once', (api) => {
  let mara: string;
  let lin: string;
  const streams: EventStream[] = [];
  beforeAll(async () => {
    [mara, lin] = [await api.signIn(), await api.signIn('editor')];
  });
  afterAll(() => streams.forEach((stream) => stream.close()));
  const listen = async (token: string) => {
    const stream = await openStream(`${api.url}/api/live?ticket=${await requestTicket(api, token)}`);
    streams.push(stream);
    return stream;
  };
  const nameOf = async (token: string) =>
    (await api.call<{ username: string }>('GET', '/api/auth/me', { token })).body.username;

  describe.each(sharedChanges)('at $name', ({ create, method, body }) => {
    const change = (path: string, seen: number | null) =>
      api.call<Told>(method, path, { token: mara, body, seen });

    test('name the revision that they have seen, or are asked for it', async () => {
      const { path } = await create(api, mara);
      expect(await change(path, null)).toMatchObject({ status: 428, body: { code: 'revision_required' } });
    });

    test('are refused on an older one, and told who came first', async () => {
      const { path, rowPath } = await create(api, mara);
      const seen = (await newestRevision(api.source, path, body))!;
      const first = await change(path, seen);
      expect([200, 204]).toContain(first.status);
      const second = await change(path, seen);
      if (method === 'DELETE') return expect(second.status).toBe(404);
      const next = (await newestRevision(api.source, path, body))!;
      // Opening again what is open makes no difference.
      if (next === seen) return expect(second.status).toBe(200);
      expect(second.body).toMatchObject({
        code: 'revision_conflict',
        error: 'You have changed this in the meantime.',
      });
      if (!rowPath) return;
      expect(first.headers.get('etag')).toBe(`"${first.body.revision}"`);
      const read = await api.call<Told>('GET', rowPath, { token: mara });
      expect(read.headers.get('etag')).toBe(`"${read.body.revision}"`);
    });

    test('come at the same moment: one of them is taken', async () => {
      const { path } = await create(api, mara);
      const seen = (await newestRevision(api.source, path, body))!;
      const answers = await Promise.all(Array.from({ length: 8 }, () => change(path, seen)));
      const taken = answers.filter(({ status }) => status < 300).length;
      if (path.endsWith('/reopen')) return expect(taken).toBe(8);
      expect(taken).toBe(1);
      const refused = method === 'DELETE' ? [404, 412] : [412];
      for (const { status } of answers.filter((answer) => answer.status >= 300))
        expect(refused).toContain(status);
    });
  });

  test('a list says which revision each of its rows is', async () => {
    for (const path of [
      'consultations',
      'testimonials',
      'statistics',
      'users',
      'media',
      'mails',
      'newsletter',
    ]) {
      const { body } = await api.call<{ items: Told[] }>('GET', `/api/${path}`, { token: mara });
      expect([path, body.items.every(({ revision }) => Number.isInteger(revision))]).toEqual([path, true]);
    }
  });

  test('settings and articles tell who saved them, and the second one hears who was first', async () => {
    const stream = await listen(mara);
    const by = await nameOf(lin);
    const conflict = { code: 'revision_conflict', error: `${by} has changed this in the meantime.` };
    const told = (data: object) =>
      waitFor('the change', () =>
        stream.events().some((one) => isDeepStrictEqual(one, { event: 'change', data })),
      );

    const {
      demo: _demo,
      revision,
      changed_by: _by,
      updated_at: _at,
      ...value
    } = (await api.call<SettingsAnswer>('GET', '/api/settings', { token: mara })).body;
    const headers = { 'if-match': `"${revision}"` };
    const save = (token: string) => api.call('PUT', '/api/settings', { token, body: value, headers });
    expect((await save(lin)).status).toBe(200);
    const about = { id: '1', within: null, action: 'UPDATE', by };
    await told({ ...about, resource_type: 'settings', revision: revision + 1 });
    expect(await save(mara)).toMatchObject({ status: 412, body: conflict });

    const { put, post, act, remove } = articlesOf(api);
    const { id } = (await post(mara)).body;
    expect((await put(lin, id, 1)).body).toMatchObject({ revision: 2, changed_by: by });
    await told({ ...about, resource_type: 'article', id, revision: 2 });
    expect(await put(mara, id, 1)).toMatchObject({ status: 412, body: conflict });
    expect((await act(mara, id, 'publish', 2)).status).toBe(200);
    const me = await nameOf(mara);
    await told({ ...about, resource_type: 'article', id, revision: 3, by: me });
    expect((await remove(lin, id, 3)).status).toBe(204);
    await told({ ...about, resource_type: 'article', id, revision: 3, action: 'DELETE' });
  });

  test('an article that goes public by itself is told of once, to everybody and in the log', async () => {
    const stream = await listen(mara);
    const { post, own } = articlesOf(api);
    const published_at = new Date(Date.now() + 1_000).toISOString();
    const { id } = (await post(lin, { status: 'scheduled', published_at })).body;
    const told = { resource_type: 'article', id, within: null, action: 'UPDATE', revision: 1, by: null };
    const changes = () => stream.events().filter((one) => isDeepStrictEqual(one.data, told));
    await waitFor('the change', () => changes().length > 0);
    const job = api.app.get(ScheduledPublication, { strict: false });
    expect(await Promise.all([job.execute(), job.execute()])).toEqual([0, 0]);
    expect(changes()).toHaveLength(1);
    expect(await own(mara, id)).toMatchObject({ status: 'published', revision: 1, published_at });
    const log = await api.source.manager.findBy(Activity, { resource_id: id });
    expect(log.filter(({ action }) => action === 'UPDATE')).toMatchObject([
      {
        username: '(schedule)',
        event: 'published_as_scheduled',
        resource_name: 'The first week',
        changes: { status: { before: 'scheduled', after: 'published' } },
      },
    ]);
  });

  test('an undo leaves what a colleague did since', async () => {
    const path = `/api/consultations/${await newRequest(api)}/status`;
    const set = (token: string, status: string, seen: number) =>
      api.call<Consultation & Told>('PATCH', path, { token, body: { status }, seen });
    const mine = await set(mara, 'contacted', 1);
    const theirs = await set(lin, 'booked', mine.body.revision);
    const undo = await set(mara, 'new', mine.body.revision);
    expect([undo.status, undo.body.error]).toEqual([
      412,
      `${await nameOf(lin)} has changed this in the meantime.`,
    ]);
    const { body } = await api.call<Consultation>('GET', path.replace('/status', ''), { token: mara });
    expect(body).toMatchObject({ status: 'booked', revision: theirs.body.revision });
  });

  test('of two who take a request the first holds it, and the second hears who', async () => {
    const path = `/api/consultations/${await newRequest(api)}/assignee`;
    const take = async (token: string) => {
      const { body: me } = await api.call<{ id: string }>('GET', '/api/auth/me', { token });
      return api.call<Consultation & Told>('PATCH', path, { token, body: { assignee: me.id }, seen: 1 });
    };
    const [one, other] = await Promise.all([take(mara), take(lin)]);
    const [first, second] = one.status === 200 ? [one, other] : [other, one];
    expect([first.status, second.status]).toEqual([200, 412]);
    expect(second.body.error).toMatch(/^(admin|editor-\w+) has changed this in the meantime\.$/);
  });

  test('whose account goes gives back their requests, under a next revision', async () => {
    const token = await api.signIn('editor');
    const { body: them } = await api.call<{ id: string }>('GET', '/api/auth/me', { token });
    const id = await newRequest(api);
    await api.call('PATCH', `/api/consultations/${id}/assignee`, { token, body: { assignee: them.id } });
    await api.call('DELETE', `/api/users/${them.id}`, { token: mara });
    const row = await api.source.manager.findOneByOrFail(ConsultationRow, { id });
    expect(row).toMatchObject({ assignee: null, revision: 3, changed_by: 'admin' });
  });

  test('a request is read again as its list shows it, which counts as no opening', async () => {
    const id = await newRequest(api);
    const { body } = await api.call<{ items: Consultation[] }>('GET', `/api/consultations?id=${id}`, {
      token: mara,
    });
    expect(body.items.map((one) => one.id)).toEqual([id]);
    const views = await api.call<{ items: { kind: string }[] }>('GET', `/api/consultations/${id}/views`, {
      token: mara,
    });
    expect(views.body.items.map(({ kind }) => kind)).toEqual(['list']);
  });

  describe('at a folder', () => {
    const keep = async (folders: string[]) => {
      const { manager } = api.source;
      await manager.deleteAll(Media);
      const rows = folders.map((folder) => ({ filename: 'a', mime: 'image/png', alt: { en: 'A' }, folder }));
      return (await manager.save(manager.create(Media, rows))).map(({ id }) => id);
    };
    const folder = async (path: string) => {
      const { body } = await api.call<MediaFolders>('GET', '/api/media/folders', { token: mara });
      return body.folders.find((one) => one.path === path);
    };
    const rename = (seen: number | null, body = { from: 'team', to: 'staff' }) =>
      api.call<Told>('POST', '/api/media/folders/rename', { token: mara, body, seen });

    test('rename it as long as nothing else lies in it', async () => {
      const [, second] = await keep(['team', 'rooms']);
      const seen = (await folder('team'))!.revision;
      expect((await rename(null)).status).toBe(428);
      const body = { media: [{ id: second, revision: 1 }], folder: 'team' };
      await api.call('POST', '/api/media/move', { token: lin, body });
      const refused = await rename(seen);
      expect([refused.status, refused.body.error]).toEqual([
        412,
        `${await nameOf(lin)} has changed this in the meantime.`,
      ]);
      const renamed = await rename((await folder('team'))!.revision);
      const now = (await folder('staff'))!.revision;
      expect([renamed.status, renamed.body.revision, renamed.headers.get('etag')]).toEqual([
        200,
        now,
        `"${now}"`,
      ]);
    });

    test('rename it at the same moment: one name is taken', async () => {
      await keep(['team', 'team/portraits']);
      const seen = (await folder('team'))!.revision;
      const names = ['a', 'b', 'c', 'd'];
      const answers = await Promise.all(names.map((to) => rename(seen, { from: 'team', to })));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const { body } = await api.call<MediaFolders>('GET', '/api/media/folders', { token: mara });
      expect(body.folders).toHaveLength(2);
    });

    test('move the same pictures at the same moment: each goes where the first of them says', async () => {
      const ids = await keep(['team', 'team', 'team']);
      const media = ids.map((id) => ({ id, revision: 1 }));
      const move = (to: string) =>
        api.call<MediaMoved>('POST', '/api/media/move', { token: mara, body: { media, folder: to } });
      const answers = await Promise.all(['a', 'b', 'c'].map(move));
      for (const id of ids) {
        const results = answers.map(({ body }) => body.results.find((row) => row.id === id)!.result);
        expect(results.sort()).toEqual(['moved', 'refused', 'refused']);
      }
    });
  });

  describe('hear of each other', () => {
    test('who changed what, and nobody of what they may not read', async () => {
      const [admin, editor, translator] = [
        await listen(mara),
        await listen(lin),
        await listen(await api.signIn('translator')),
      ];
      const about = (stream: EventStream) =>
        stream
          .events()
          .filter(({ event }) => event === 'change')
          .map(({ data }) => `${String(data['action'])} ${String(data['resource_type'])}`);
      for (const shared of sharedChanges.filter(({ method }) => method !== 'DELETE')) {
        const { path } = await shared.create(api, mara);
        await api.call(shared.method, path, { token: mara, body: shared.body });
      }
      const id = await newRequest(api);
      const note = { token: lin, body: { text: 'Call.' } };
      await api.call('POST', `/api/consultations/${id}/notes`, note);
      await waitFor('the note', () => about(editor).includes('CREATE consultation_note'));
      await waitFor('everything', () => about(translator).includes('CREATE text_comment'));
      expect(about(admin)).toEqual(expect.arrayContaining(['UPDATE user', 'UPDATE consultation']));
      expect(about(editor)).toEqual(
        expect.arrayContaining([
          'UPDATE consultation',
          'UPDATE testimonial',
          'UPDATE statistic',
          'UPDATE media',
        ]),
      );
      expect(about(editor).filter((line) => /user|comment$/.test(line))).toEqual([]);
      expect(about(translator).filter((line) => /consultation|user/.test(line))).toEqual([]);
      expect(translator.text()).not.toMatch(/consultation|person/);
      const told = editor.events().find(({ data }) => data['resource_type'] === 'consultation_note')!.data;
      expect(told).toMatchObject({ within: id, action: 'CREATE', revision: 1, by: await nameOf(lin) });
      expect(editor.text()).not.toMatch(/Zqx|zqx|5550142/);
    });

    test('who erased a person, of each request', async () => {
      const editor = await listen(lin);
      const id = await newRequest(api);
      const body = { email: 'zqx@example.com' };
      await api.call('POST', '/api/consultations/people/erase', { token: mara, body });
      const gone = () =>
        editor.events().find(({ data }) => data['action'] === 'DELETE' && data['id'] === id)?.data;
      await waitFor('the erasure', () => gone() !== undefined);
      expect(gone()).toMatchObject({ resource_type: 'consultation', by: 'admin' });
    });
  });
});
