import { randomUUID } from 'node:crypto';
import type { PersonErasure, PersonRecord } from '@lens/contracts/consultation-records';
import { Activity } from '../src/activity/activity.entity.js';
import { ConsultationNote } from '../src/consultations/consultation-note.entity.js';
import { ConsultationView } from '../src/consultations/consultation-view.entity.js';
import { Consultation } from '../src/consultations/consultation.entity.js';
import { RequestRetention } from '../src/consultations/request-retention.js';
import { Mail } from '../src/mail/mail.entity.js';
import { Subscriber } from '../src/newsletter/subscriber.entity.js';
import { errorPaths } from './harness/error-paths.js';
import { onEachEngine } from './harness/on-each-engine.js';
import { uniqueAddress, type RunningApi } from './harness/running-api.js';

const createRequest = (email: string) => ({
  firstName: 'Ana',
  lastName: 'Reyes',
  email,
  phone: '(562) 555-0142',
  message: 'about my eyes',
  preferredContact: 'email',
});

async function sendRequest(api: RunningApi, email: string, fields: object = {}): Promise<string> {
  const body = { ...createRequest(email), ...fields };
  const answer = await api.call<{ id: string }>('POST', '/api/consultations', {
    body,
    from: uniqueAddress(),
  });
  expect(answer.status).toBe(201);
  return answer.body.id;
}

const countRows = async ({ dataSource: { manager } }: RunningApi) => ({
  consultations: await manager.count(Consultation),
  notes: await manager.count(ConsultationNote),
  views: await manager.count(ConsultationView),
  subscriptions: await manager.count(Subscriber),
  mails: await manager.count(Mail),
});

const noRows = { consultations: 0, notes: 0, views: 0, subscriptions: 0, mails: 0 };

onEachEngine('the data of one person', (api) => {
  const export_ = (token: string, email: string) =>
    api.call<PersonRecord>('POST', '/api/consultations/people/export', { token, body: { email } });
  const erase = (token: string, email: string) =>
    api.call<PersonErasure>('POST', '/api/consultations/people/erase', { token, body: { email } });

  /** Creates two requests with a note and a view, a subscription, and the mails about them. */
  async function createPerson(token: string): Promise<string> {
    const email = `Ana-${randomUUID()}@example.com`;
    const first = await sendRequest(api, email);
    await sendRequest(api, email.toLowerCase(), { website: 'filled by a browser' });
    await api.call('POST', `/api/consultations/${first}/notes`, {
      token,
      body: { text: 'Afraid of lasers.' },
    });
    await api.call('GET', `/api/consultations/${first}`, { token });
    await api.call('POST', '/api/newsletter', { body: { email }, from: uniqueAddress() });
    return email;
  }

  test('is exported completely, ignoring the case of the address, and the export is recorded [API-CONSULTATIONS-12]', async () => {
    const token = await api.signIn();
    const email = await createPerson(token);
    await createPerson(token);
    const { status, body } = await export_(token, email.toUpperCase());
    expect(status).toBe(200);
    expect(body.consultations.map(({ suspected }) => suspected)).toEqual([false, true]);
    expect(body.consultations[0]).toMatchObject({
      message: 'about my eyes',
      consent_version: '2026-11',
      notes: [{ text: 'Afraid of lasers.', username: 'admin' }],
    });
    const [views] = body.consultations.map((consultation) => consultation.views.map(({ kind }) => kind));
    expect(views!.sort()).toEqual(['export', 'read']);
    expect(body.subscription).toMatchObject({ email, status: 'pending' });
    expect(body.mails.map(({ kind }) => kind).sort()).toEqual([
      'consultation_arrived',
      'consultation_received',
      'newsletter_confirm',
    ]);
    expect(JSON.stringify(body)).not.toMatch(/requestHash|idempotency|"round"/i);
    expect(await api.dataSource.manager.findBy(Activity, { resource_type: 'person_file' })).toMatchObject([
      { action: 'CREATE', event: 'exported', resource_id: null },
    ]);
  });

  test('is erased completely and counted, and nobody else’s is [API-CONSULTATIONS-13]', async () => {
    const token = await api.signIn();
    const [email, other] = [await createPerson(token), await createPerson(token)];
    const before = await countRows(api);
    const { status, body } = await erase(token, email.toUpperCase());
    expect([status, body]).toEqual([
      200,
      { consultations: 2, notes: 1, views: 1, subscriptions: 1, mails: 3 },
    ]);
    const after = await countRows(api);
    for (const key of Object.keys(noRows) as (keyof typeof noRows)[])
      expect([key, after[key]]).toEqual([key, before[key] - body[key]]);
    expect((await export_(token, email)).body).toMatchObject({
      consultations: [],
      subscription: null,
      mails: [],
    });
    expect((await export_(token, other)).body.consultations).toHaveLength(2);
    const log = await api.dataSource.manager.find(Activity);
    expect(log.filter(({ event }) => event === 'erased')).toMatchObject([
      { action: 'DELETE', resource_type: 'person', resource_id: null },
    ]);
    expect(JSON.stringify(log).toLowerCase()).not.toContain(email.toLowerCase());
  });

  test('may be empty, and needs a valid address', async () => {
    const token = await api.signIn();
    expect((await erase(token, 'nobody@example.com')).body).toEqual(noRows);
    const refused = await api.call('POST', '/api/consultations/people/erase', {
      token,
      body: { email: '%' },
    });
    expect([refused.status, errorPaths(refused.body)]).toEqual([400, ['email']]);
  });
});

onEachEngine('retention', (api) => {
  const setRetentionDays = (days: unknown) =>
    api.dataSource.query(
      `UPDATE settings SET value = value || jsonb_build_object('retentionDays', $1::jsonb)`,
      [JSON.stringify(days)],
    );
  const eraseExpired = () => api.app.get(RequestRetention, { strict: false }).execute();
  const setAge = (id: string, interval: string) =>
    api.dataSource.query('UPDATE consultations SET created_at = now() - $2::interval WHERE id = $1', [
      id,
      interval,
    ]);
  const exists = (id: string) => api.dataSource.manager.existsBy(Consultation, { id });

  test('erases expired requests with everything that belongs to them, and records how many [API-CONSULTATIONS-14]', async () => {
    const token = await api.signIn();
    const [old, older, recent] = [
      await sendRequest(api, 'a@example.com'),
      await sendRequest(api, 'b@example.com'),
      await sendRequest(api, 'c@example.com'),
    ];
    for (const id of [old, older]) {
      await api.call('POST', `/api/consultations/${id}/notes`, { token, body: { text: 'Called.' } });
      await api.call('GET', `/api/consultations/${id}`, { token });
    }
    await setAge(old, '30 days 1 minute');
    await setAge(older, '400 days');
    await setAge(recent, '29 days 23 hours');

    for (const invalidDays of [null, 0, -1, 'thirty', 1.5]) {
      await setRetentionDays(invalidDays);
      expect(await eraseExpired()).toBe(0);
    }
    await setRetentionDays(30);
    expect(await eraseExpired()).toBe(2);
    expect([await exists(old), await exists(older), await exists(recent)]).toEqual([false, false, true]);
    expect(await countRows(api)).toEqual({
      consultations: 1,
      notes: 0,
      views: 0,
      subscriptions: 0,
      mails: 2,
    });
    expect(await eraseExpired()).toBe(0);
    const entries = await api.dataSource.manager.findBy(Activity, { username: '(retention)' });
    expect(entries).toMatchObject([
      {
        action: 'DELETE',
        event: 'erased',
        changes: { rows: { before: null, after: 2 } },
        resource_type: 'consultation',
        resource_id: null,
      },
    ]);
  });

  test('erases each request once if replicas run it at the same moment', async () => {
    await api.dataSource.manager.delete(Activity, { username: '(retention)' });
    const ids = [await sendRequest(api, 'd@example.com'), await sendRequest(api, 'e@example.com')];
    for (const id of ids) await setAge(id, '31 days');
    await setRetentionDays(30);
    const counts = await Promise.all([eraseExpired(), eraseExpired(), eraseExpired()]);
    expect(counts.sort()).toEqual([0, 0, 2]);
    expect(await api.dataSource.manager.countBy(Activity, { username: '(retention)' })).toBe(1);
  });
});
