import { randomUUID } from 'node:crypto';
import type { Note, OtherRequests, ViewKind } from '@lens/contracts/consultation-records';
import type { Consultation as Shape } from '@lens/contracts/consultations';
import type { Page } from '@lens/contracts/lists';
import { Activity } from '../src/activity/activity.entity.js';
import { User } from '../src/auth/accounts/user.entity.js';
import { ConsultationView } from '../src/consultations/consultation-view.entity.js';
import { Consultation } from '../src/consultations/consultation.entity.js';
import { Mail } from '../src/mail/mail.entity.js';
import { errorPaths } from './harness/error-paths.js';
import { onEachEngine } from './harness/on-each-engine.js';
import { uniqueAddress } from './harness/running-api.js';

const base = { firstName: 'Ana', lastName: 'Reyes', email: 'ana@example.com', phone: '(562) 555-0142' };

onEachEngine('the inbox', (api) => {
  const sendRequest = async (fields: object = {}, headers = {}) => {
    const body = { ...base, ...fields };
    const answer = await api.call<{ id: string; reference: string }>('POST', '/api/consultations', {
      body,
      headers,
      from: uniqueAddress(),
    });
    expect(answer.status).toBe(201);
    return answer.body;
  };

  const list = async (token: string, query: string) =>
    (await api.call<Page<Shape>>('GET', `/api/consultations?${query}`, { token })).body;

  const findViewKinds = async (consultation_id: string): Promise<ViewKind[]> =>
    (await api.dataSource.manager.find(ConsultationView, { where: { consultation_id } }))
      .map(({ kind }) => kind)
      .sort();

  const readOwnId = async (token: string) =>
    (await api.call<{ id: string }>('GET', '/api/auth/me', { token })).body.id;

  describe('a reference', () => {
    test('stays the same if the request is repeated, and finds it in any spelling [API-CONSULTATIONS-4]', async () => {
      const key = { 'idempotency-key': randomUUID() };
      const { id, reference } = await sendRequest({}, key);
      expect((await sendRequest({}, key)).reference).toBe(reference);
      const token = await api.signIn('editor');
      const plain = reference.replaceAll('-', '').toLowerCase();
      for (const search of [
        reference,
        reference.slice(3),
        plain,
        plain.slice(2),
        reference.replace('-', ' '),
      ])
        expect(
          (await list(token, `search=${encodeURIComponent(search)}`)).items.map((item) => item.id),
        ).toEqual([id]);
    });

    test('that exists already is replaced by another one', async () => {
      const { reference } = await sendRequest();
      await api.dataSource.query('CREATE SEQUENCE draws');
      await api.dataSource.query(`CREATE FUNCTION draw() RETURNS trigger LANGUAGE plpgsql AS
        'BEGIN IF nextval(''draws'') < 3 THEN NEW.reference := ''${reference}''; END IF; RETURN NEW; END'`);
      await api.dataSource.query(
        'CREATE TRIGGER draw BEFORE INSERT ON consultations FOR EACH ROW EXECUTE FUNCTION draw()',
      );
      const next = await sendRequest();
      await api.dataSource.query('DROP TRIGGER draw ON consultations');
      expect(next.reference).not.toBe(reference);
      expect(await api.dataSource.query("SELECT nextval('draws')::int AS n")).toEqual([{ n: 4 }]);
    });
  });

  test('shows the version of the consent notice, by default the current one [API-CONSULTATIONS-5]', async () => {
    const token = await api.signIn('editor');
    const read = async (id: string) =>
      (await api.call<Shape>('GET', `/api/consultations/${id}`, { token })).body.consent_version;
    expect(await read((await sendRequest()).id)).toBe('2026-11');
    expect(await read((await sendRequest({ consent_version: '2026-11' })).id)).toBe('2026-11');
    const unknown = await api.call('POST', '/api/consultations', {
      body: { ...base, consent_version: '1999-01' },
      from: uniqueAddress(),
    });
    expect([unknown.status, errorPaths(unknown.body)]).toEqual([400, ['consent_version']]);
  });

  test('lists requests with a filled honeypot separately: same receipt, but no mail [API-CONSULTATIONS-10]', async () => {
    const token = await api.signIn('editor');
    const receipt = await sendRequest({ lastName: 'Trap', website: 'https://spam.example' });
    expect(receipt).toEqual({
      id: expect.any(String),
      reference: expect.stringMatching(/^LV-/),
      status: 'new',
    });
    expect(await api.dataSource.manager.countBy(Mail, { consultation_id: receipt.id })).toBe(0);
    expect((await list(token, 'search=Trap')).total).toBe(0);
    const suspected = await list(token, 'search=Trap&suspected=true');
    expect(suspected.items).toMatchObject([{ id: receipt.id, suspected: true, lastName: 'Trap' }]);
    expect(suspected.items[0]).not.toHaveProperty('website');
  });

  describe('filters', () => {
    test('select by assignee, language, procedure and time of arrival [API-CONSULTATIONS-9]', async () => {
      const token = await api.signIn('editor');
      const editor = await readOwnId(token);
      const assigned = await sendRequest({ lastName: 'Filter', language: 'ko', procedure: 'icl' });
      const old = await sendRequest({ lastName: 'Filter', language: 'es' });
      await api.dataSource.query('UPDATE consultations SET created_at = $1 WHERE id = $2', [
        '2020-05-05T10:00:00Z',
        old.id,
      ]);
      await api.call('PATCH', `/api/consultations/${assigned.id}/assignee`, {
        token,
        body: { assignee: editor },
      });
      const ids = async (query: string) =>
        (await list(token, `search=Filter&${query}`)).items.map(({ id }) => id);
      expect(await ids(`assignee=${editor}`)).toEqual([assigned.id]);
      expect(await ids('assignee=none')).toEqual([old.id]);
      expect(await ids('language=ko')).toEqual([assigned.id]);
      expect(await ids('procedure=icl')).toEqual([assigned.id]);
      expect(await ids('procedure=')).toEqual([old.id]);
      expect(await ids('to=2020-05-05T10:00:00Z')).toEqual([]);
      expect(await ids('to=2020-05-05T10:00:01Z')).toEqual([old.id]);
      expect(await ids('from=2020-05-05T10:00:00Z&to=2020-05-06T00:00:00%2B02:00')).toEqual([old.id]);
      expect(await ids('from=2020-05-05T10:00:01Z')).toEqual([assigned.id]);
      expect(await ids('from=2020-05-04T10:01:00-23:59&to=2020-05-06T00:00:00Z')).toEqual([old.id]);
    });

    test.each([
      ['an assignee that is not an id', 'assignee=me', 'assignee'],
      ['a day without a time', 'from=2026-01-01', 'from'],
      ['a day that does not exist', 'to=2026-02-30T00:00:00Z', 'to'],
      ['a time before the year 1', 'from=0000-01-01T00:00:00Z', 'from'],
      ['a time after the year 9999', 'to=9999-12-31T23:59:59-23:59', 'to'],
      ['an unknown procedure', 'procedure=smile', 'procedure'],
      ['yes in place of true', 'suspected=yes', 'suspected'],
      ['a private column', 'requestHash=x', 'requestHash'],
    ])('refuse %s, in the list and in the export', async (_, query, path) => {
      const token = await api.signIn('editor');
      for (const address of ['/api/consultations', '/api/consultations/export']) {
        const refused = await api.call('GET', `${address}?${query}`, { token });
        expect([refused.status, errorPaths(refused.body)]).toEqual([400, [path]]);
      }
    });
  });

  describe('an assignee', () => {
    test('has to be able to read requests, and is removed with the account [API-CONSULTATIONS-6]', async () => {
      const [admin, token] = [await api.signIn(), await api.signIn('editor')];
      const [editor, translator] = [await readOwnId(token), await readOwnId(await api.signIn('translator'))];
      const { id } = await sendRequest();
      const assign = (assignee: string | null) =>
        api.call<Shape>('PATCH', `/api/consultations/${id}/assignee`, { token, body: { assignee } });
      expect((await assign(editor)).body).toMatchObject({ id, assignee: editor });
      for (const invalidAssignee of [translator, randomUUID()]) {
        const refused = await api.call('PATCH', `/api/consultations/${id}/assignee`, {
          token,
          body: { assignee: invalidAssignee },
        });
        expect([refused.status, errorPaths(refused.body)]).toEqual([400, ['assignee']]);
      }
      expect((await assign(null)).body.assignee).toBeNull();
      await assign(editor);
      await api.call('DELETE', `/api/users/${editor}`, { token: admin });
      expect(await api.dataSource.manager.findOneByOrFail(Consultation, { id })).toMatchObject({
        assignee: null,
      });
      const events = await api.dataSource.manager.find(Activity, {
        where: { resource_id: id },
        order: { created_at: 'ASC' },
      });
      expect(events.map(({ event }) => event)).toEqual(['assigned', 'unassigned', 'assigned']);
    });

    test('is chosen from a list that contains names and ids only', async () => {
      const token = await api.signIn('editor');
      await api.signIn('translator');
      const { body } = await api.call<Page<object>>('GET', '/api/consultations/assignees?limit=100', {
        token,
      });
      const readers = await api.dataSource.manager.find(User, {
        where: [{ role: 'admin' }, { role: 'editor' }],
      });
      expect(body.total).toBe(readers.length);
      expect(body.items).toContainEqual({ id: readers[0]!.id, username: readers[0]!.username });
      expect(Object.keys(body.items[0]!)).toEqual(['id', 'username']);
    });
  });

  test('notes are added, listed, and deleted by their author only [API-CONSULTATIONS-7]', async () => {
    const [token, other] = [await api.signIn('editor'), await api.signIn('admin')];
    const { id } = await sendRequest();
    const path = `/api/consultations/${id}/notes`;
    const add = (text: string, author = token) =>
      api.call<Note>('POST', path, { token: author, body: { text } });
    const { body: first } = await add('  Called twice.  ');
    expect(first).toMatchObject({ text: 'Called twice.', user_id: await readOwnId(token) });
    await add('Prefers mornings.', other);
    const notes = async (query = '') =>
      (await api.call<Page<Note>>('GET', `${path}?${query}`, { token })).body.items.map(({ text }) => text);
    expect(await notes('sort=created_at')).toEqual(['Called twice.', 'Prefers mornings.']);
    expect(await notes('search=MORNING')).toEqual(['Prefers mornings.']);

    const remove = (by: string) => api.call('DELETE', `${path}/${first.id}`, { token: by });
    const refused = await remove(other);
    expect([refused.status, refused.body.code]).toEqual([403, 'not_the_author']);
    expect([(await remove(token)).status, (await remove(token)).status]).toEqual([204, 404]);
    expect(await notes()).toEqual(['Prefers mornings.']);
    expect((await add(' ')).status).toBe(400);
    const unknownPath = `/api/consultations/${randomUUID()}/notes`;
    expect((await api.call('GET', unknownPath, { token })).status).toBe(404);
    expect((await api.call('POST', unknownPath, { token, body: { text: 'x' } })).status).toBe(404);
    expect(await findViewKinds(id)).toEqual(['notes']);
    const events = await api.dataSource.manager.findBy(Activity, { resource_id: id });
    expect(events.map(({ event }) => event).sort()).toEqual(['note_added', 'note_added', 'note_deleted']);
  });

  test('records every view of a request, but lists only once an hour per person [API-CONSULTATIONS-8]', async () => {
    const token = await api.signIn('editor');
    const { id, reference } = await sendRequest();
    await api.call('GET', `/api/consultations/${id}`, { token });
    await api.call('GET', `/api/consultations/${id}`, { token });
    for (const _ of [1, 2, 3]) await list(token, `search=${reference}`);
    expect(await findViewKinds(id)).toEqual(['list', 'read', 'read']);
    await list(await api.signIn('editor'), `search=${reference}`);
    await api.dataSource.query(
      `UPDATE consultation_views SET created_at = created_at - interval '61 minutes' WHERE kind = 'list'`,
    );
    await list(token, `search=${reference}`);
    const { body } = await api.call<Page<{ username: string; kind: string }>>(
      'GET',
      `/api/consultations/${id}/views?limit=100`,
      { token },
    );
    expect(body.items.map(({ kind }) => kind).sort()).toEqual(['list', 'list', 'list', 'read', 'read']);
    expect(new Set(body.items.map(({ username }) => username)).size).toBe(2);
    const readViews = await api.call<Page<object>>('GET', `/api/consultations/${id}/views?kind=read`, {
      token,
    });
    expect(readViews.body.total).toBe(2);
    expect((await api.call('GET', `/api/consultations/${randomUUID()}/views`, { token })).status).toBe(404);
  });

  test('lists other requests with the same email address or phone, without spam, and records the views', async () => {
    const token = await api.signIn('editor');
    const contact = { email: 'twice@example.com', phone: '+1 (562) 555-0777' };
    const first = await sendRequest(contact);
    const byEmail = await sendRequest({ email: 'Twice@Example.com', phone: '562 555 0778' });
    const byPhone = await sendRequest({ email: 'other@example.com', phone: '562.555.0777' });
    await sendRequest({ ...contact, website: 'https://spam.example' });
    const others = async (id: string) =>
      (await api.call<OtherRequests>('GET', `/api/consultations/${id}/others`, { token })).body;
    const { items, total } = await others(first.id);
    expect([total, items.map(({ reference }) => reference)]).toEqual([
      2,
      [byPhone.reference, byEmail.reference],
    ]);
    expect(Object.keys(items[0]!).sort()).toEqual([
      'created_at',
      'firstName',
      'id',
      'lastName',
      'reference',
      'same',
      'status',
    ]);
    expect(items.map(({ same }) => same)).toEqual(['phone', 'email']);
    const newest = await sendRequest(contact);
    expect((await others(first.id)).items[0]).toMatchObject({ id: newest.id, same: 'both' });
    expect(await others(byEmail.id)).toMatchObject({
      total: 2,
      items: [{ id: newest.id }, { id: first.id }],
    });
    expect(await findViewKinds(byPhone.id)).toEqual(['list']);
    const unknown = await api.call('GET', `/api/consultations/${randomUUID()}/others`, { token });
    expect(unknown.status).toBe(404);
  });

  test('shows no request if the view cannot be recorded', async () => {
    const token = await api.signIn('editor');
    const { id } = await sendRequest();
    await api.dataSource.query('ALTER TABLE consultation_views RENAME TO views_away');
    const answers = [
      await api.call('GET', `/api/consultations/${id}`, { token }),
      await api.call('GET', '/api/consultations', { token }),
      await api.call('GET', '/api/consultations/export', { token }),
    ];
    await api.dataSource.query('ALTER TABLE views_away RENAME TO consultation_views');
    for (const { status, body } of answers) expect([status, body.code]).toEqual([500, 'internal_error']);
  });
});
