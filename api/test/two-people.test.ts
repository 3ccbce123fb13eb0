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

interface Result {
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

  describe.each(sharedChanges)('who change $name', ({ create, method, body }) => {
    const change = (path: string, baseRevision: number | null) =>
      api.call<Result>(method, path, { token: mara, body, baseRevision });

    test('must name the revision that their change is based on', async () => {
      const { path } = await create(api, mara);
      expect(await change(path, null)).toMatchObject({ status: 428, body: { code: 'revision_required' } });
    });

    test('are refused on an older revision, and told who changed it', async () => {
      const { path, rowPath } = await create(api, mara);
      const baseRevision = (await newestRevision(api.dataSource, path, body))!;
      const first = await change(path, baseRevision);
      expect([200, 204]).toContain(first.status);
      const second = await change(path, baseRevision);
      if (method === 'DELETE') return expect(second.status).toBe(404);
      const next = (await newestRevision(api.dataSource, path, body))!;
      // Reopening an open comment changes nothing.
      if (next === baseRevision) return expect(second.status).toBe(200);
      expect(second.body).toMatchObject({
        code: 'revision_conflict',
        error: 'You have changed this in the meantime.',
      });
      if (!rowPath) return;
      expect(first.headers.get('etag')).toBe(`"${first.body.revision}"`);
      const read = await api.call<Result>('GET', rowPath, { token: mara });
      expect(read.headers.get('etag')).toBe(`"${read.body.revision}"`);
    });

    test('change it at the same moment: one change is accepted', async () => {
      const { path } = await create(api, mara);
      const baseRevision = (await newestRevision(api.dataSource, path, body))!;
      const answers = await Promise.all(Array.from({ length: 8 }, () => change(path, baseRevision)));
      const accepted = answers.filter(({ status }) => status < 300).length;
      if (path.endsWith('/reopen')) return expect(accepted).toBe(8);
      expect(accepted).toBe(1);
      const refused = method === 'DELETE' ? [404, 412] : [412];
      for (const { status } of answers.filter((answer) => answer.status >= 300))
        expect(refused).toContain(status);
    });
  });

  test('a list contains the revision of each row', async () => {
    for (const path of [
      'consultations',
      'testimonials',
      'statistics',
      'users',
      'media',
      'mails',
      'newsletter',
    ]) {
      const { body } = await api.call<{ items: Result[] }>('GET', `/api/${path}`, { token: mara });
      expect([path, body.items.every(({ revision }) => Number.isInteger(revision))]).toEqual([path, true]);
    }
  });

  test('events of settings and articles name who saved them, and a conflict names who was first', async () => {
    const stream = await listen(mara);
    const by = await nameOf(lin);
    const conflict = { code: 'revision_conflict', error: `${by} has changed this in the meantime.` };
    const receiveChange = (data: object) =>
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
    await receiveChange({ ...about, resource_type: 'settings', revision: revision + 1 });
    expect(await save(mara)).toMatchObject({ status: 412, body: conflict });

    const { put, post, act, remove } = articlesOf(api);
    const { id } = (await post(mara)).body;
    expect((await put(lin, id, 1)).body).toMatchObject({ revision: 2, changed_by: by });
    await receiveChange({ ...about, resource_type: 'article', id, revision: 2 });
    expect(await put(mara, id, 1)).toMatchObject({ status: 412, body: conflict });
    expect((await act(mara, id, 'publish', 2)).status).toBe(200);
    const me = await nameOf(mara);
    await receiveChange({ ...about, resource_type: 'article', id, revision: 3, by: me });
    expect((await remove(lin, id, 3)).status).toBe(204);
    await receiveChange({ ...about, resource_type: 'article', id, revision: 3, action: 'DELETE' });
  });

  test('an article that becomes public on schedule is announced once, by an event and in the activity log', async () => {
    const stream = await listen(mara);
    const { post, read } = articlesOf(api);
    const published_at = new Date(Date.now() + 1_000).toISOString();
    const { id } = (await post(lin, { status: 'scheduled', published_at })).body;
    const change = { resource_type: 'article', id, within: null, action: 'UPDATE', revision: 1, by: null };
    const changes = () => stream.events().filter((one) => isDeepStrictEqual(one.data, change));
    await waitFor('the change', () => changes().length > 0);
    const job = api.app.get(ScheduledPublication, { strict: false });
    expect(await Promise.all([job.execute(), job.execute()])).toEqual([0, 0]);
    expect(changes()).toHaveLength(1);
    expect(await read(mara, id)).toMatchObject({ status: 'published', revision: 1, published_at });
    const log = await api.dataSource.manager.findBy(Activity, { resource_id: id });
    expect(log.filter(({ action }) => action === 'UPDATE')).toMatchObject([
      {
        username: '(schedule)',
        event: 'published_as_scheduled',
        resource_name: 'The first week',
        changes: { status: { before: 'scheduled', after: 'published' } },
      },
    ]);
  });

  test('an undo is refused after a colleague’s change', async () => {
    const path = `/api/consultations/${await newRequest(api)}/status`;
    const set = (token: string, status: string, baseRevision: number) =>
      api.call<Consultation & Result>('PATCH', path, { token, body: { status }, baseRevision });
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

  test('of two who assign a request to themselves the first succeeds, and the second learns who it was', async () => {
    const path = `/api/consultations/${await newRequest(api)}/assignee`;
    const assign = async (token: string) => {
      const { body: me } = await api.call<{ id: string }>('GET', '/api/auth/me', { token });
      return api.call<Consultation & Result>('PATCH', path, {
        token,
        body: { assignee: me.id },
        baseRevision: 1,
      });
    };
    const [one, other] = await Promise.all([assign(mara), assign(lin)]);
    const [first, second] = one.status === 200 ? [one, other] : [other, one];
    expect([first.status, second.status]).toEqual([200, 412]);
    expect(second.body.error).toMatch(/^(admin|editor-\w+) has changed this in the meantime\.$/);
  });

  test('deleting an account unassigns its requests, as a new revision', async () => {
    const token = await api.signIn('editor');
    const { body: user } = await api.call<{ id: string }>('GET', '/api/auth/me', { token });
    const id = await newRequest(api);
    await api.call('PATCH', `/api/consultations/${id}/assignee`, { token, body: { assignee: user.id } });
    await api.call('DELETE', `/api/users/${user.id}`, { token: mara });
    const row = await api.dataSource.manager.findOneByOrFail(ConsultationRow, { id });
    expect(row).toMatchObject({ assignee: null, revision: 3, changed_by: 'admin' });
  });

  test('a request can be read again as a row of the list, which does not count as opening it', async () => {
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

  describe('who change a folder', () => {
    const replacePictures = async (folders: string[]) => {
      const { manager } = api.dataSource;
      await manager.deleteAll(Media);
      const rows = folders.map((folder) => ({ filename: 'a', mime: 'image/png', alt: { en: 'A' }, folder }));
      return (await manager.save(manager.create(Media, rows))).map(({ id }) => id);
    };
    const readFolder = async (path: string) => {
      const { body } = await api.call<MediaFolders>('GET', '/api/media/folders', { token: mara });
      return body.folders.find((one) => one.path === path);
    };
    const rename = (baseRevision: number | null, body = { from: 'team', to: 'staff' }) =>
      api.call<Result>('POST', '/api/media/folders/rename', { token: mara, body, baseRevision });

    test('can rename it only if its pictures have not changed', async () => {
      const [, second] = await replacePictures(['team', 'rooms']);
      const baseRevision = (await readFolder('team'))!.revision;
      expect((await rename(null)).status).toBe(428);
      const body = { media: [{ id: second, revision: 1 }], folder: 'team' };
      await api.call('POST', '/api/media/move', { token: lin, body });
      const refused = await rename(baseRevision);
      expect([refused.status, refused.body.error]).toEqual([
        412,
        `${await nameOf(lin)} has changed this in the meantime.`,
      ]);
      const renamed = await rename((await readFolder('team'))!.revision);
      const newRevision = (await readFolder('staff'))!.revision;
      expect([renamed.status, renamed.body.revision, renamed.headers.get('etag')]).toEqual([
        200,
        newRevision,
        `"${newRevision}"`,
      ]);
    });

    test('rename it at the same moment: one name is accepted', async () => {
      await replacePictures(['team', 'team/portraits']);
      const baseRevision = (await readFolder('team'))!.revision;
      const names = ['a', 'b', 'c', 'd'];
      const answers = await Promise.all(names.map((to) => rename(baseRevision, { from: 'team', to })));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const { body } = await api.call<MediaFolders>('GET', '/api/media/folders', { token: mara });
      expect(body.folders).toHaveLength(2);
    });

    test('move the same pictures at the same moment: each picture is moved once', async () => {
      const ids = await replacePictures(['team', 'team', 'team']);
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

  describe('receive events', () => {
    test('of who changed what, but not of what they may not read', async () => {
      const [admin, editor, translator] = [
        await listen(mara),
        await listen(lin),
        await listen(await api.signIn('translator')),
      ];
      const changes = (stream: EventStream) =>
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
      await waitFor('the note', () => changes(editor).includes('CREATE consultation_note'));
      for (const stream of [translator, editor])
        await waitFor('everything', () => changes(stream).includes('CREATE text_comment'));
      expect(changes(admin)).toEqual(expect.arrayContaining(['UPDATE user', 'UPDATE consultation']));
      expect(changes(editor)).toEqual(
        expect.arrayContaining([
          'UPDATE consultation',
          'UPDATE testimonial',
          'UPDATE statistic',
          'UPDATE media',
          // Editors may read the desk.
          'CREATE text_comment',
        ]),
      );
      expect(changes(editor).filter((line) => line.includes('user'))).toEqual([]);
      expect(changes(translator).filter((line) => /consultation|user/.test(line))).toEqual([]);
      expect(translator.text()).not.toMatch(/consultation|person/);
      const noteChange = editor
        .events()
        .find(({ data }) => data['resource_type'] === 'consultation_note')!.data;
      expect(noteChange).toMatchObject({ within: id, action: 'CREATE', revision: 1, by: await nameOf(lin) });
      expect(editor.text()).not.toMatch(/Zqx|zqx|5550142/);
    });

    test('of each request of an erased person, and who erased it', async () => {
      const editor = await listen(lin);
      const id = await newRequest(api);
      const body = { email: 'zqx@example.com' };
      await api.call('POST', '/api/consultations/people/erase', { token: mara, body });
      const findDeletion = () =>
        editor.events().find(({ data }) => data['action'] === 'DELETE' && data['id'] === id)?.data;
      await waitFor('the erasure', () => findDeletion() !== undefined);
      expect(findDeletion()).toMatchObject({ resource_type: 'consultation', by: 'admin' });
    });
  });
});
