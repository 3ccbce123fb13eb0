import { randomUUID } from 'node:crypto';
import type {
  Consultation as Shape,
  ConsultationReceipt,
  ConsultationRequest,
} from '@lens/contracts/consultations';
import type { Page } from '@lens/contracts/lists';
import { Activity } from '../src/activity/activity.entity.js';
import { Consultation } from '../src/consultations/consultation.entity.js';
import { errorPaths } from './harness/error-paths.js';
import { onEachEngine } from './harness/on-each-engine.js';
import { uniqueAddress, type RunningApi } from './harness/running-api.js';

const createRequest = (fields: Partial<ConsultationRequest> = {}): ConsultationRequest => ({
  firstName: 'Ana',
  lastName: 'Reyes',
  email: 'ana@example.com',
  phone: '(562) 555-0142',
  procedure: '',
  message: '',
  preferredContact: 'phone',
  ...fields,
});

interface SendOptions {
  key?: string;
  from?: string;
}

function send(api: RunningApi, body: unknown, { key, from = uniqueAddress() }: SendOptions = {}) {
  const headers = key === undefined ? undefined : { 'idempotency-key': key };
  return api.call<ConsultationReceipt>('POST', '/api/consultations', { body, from, headers });
}

onEachEngine('consultation requests', (api) => {
  describe('a request', () => {
    const countRows = () => api.dataSource.manager.count(Consultation);

    test('is stored and answered with a receipt', async () => {
      const { status, body } = await send(
        api,
        createRequest({ procedure: 'icl', language: 'ko', interpreter: true }),
      );
      expect(status).toBe(201);
      expect(body).toEqual({
        id: expect.any(String),
        status: 'new',
        reference: expect.stringMatching(/^LV-[2-9CDFGHJKMNPQRTVWXY]{4}-[2-9CDFGHJKMNPQRTVWXY]{4}$/),
      });
      const stored = await api.dataSource.manager.findOneByOrFail(Consultation, { id: body.id });
      expect(stored).toMatchObject({ firstName: 'Ana', procedure: 'icl', language: 'ko', interpreter: true });
    });

    test('counts for its whole IPv6 network in the limit per address', async () => {
      const from = (host: number) => `2001:db8:c0:1::${host.toString(16)}`;
      for (let host = 1; host <= 20; host += 1)
        expect((await send(api, createRequest(), { from: from(host) })).status).toBe(201);
      expect((await send(api, createRequest(), { from: from(99) })).status).toBe(429);
      expect((await send(api, createRequest(), { from: '2001:db8:c0:2::1' })).status).toBe(201);
    });

    test('needs only names, email and phone', async () => {
      const { firstName, lastName, email, phone } = createRequest();
      const { body } = await send(api, { firstName, lastName, email, phone });
      const stored = await api.dataSource.manager.findOneByOrFail(Consultation, { id: body.id });
      expect(stored).toMatchObject({
        procedure: '',
        message: '',
        preferredContact: 'phone',
        interpreter: false,
      });
    });

    test.each(['5625550142', '+1 (562) 555-0142', '562.555.0142 ext. 12', '555-0142'])(
      'can have the phone number %s',
      async (phone) => {
        expect((await send(api, createRequest({ phone }))).status).toBe(201);
      },
    );

    test.each([
      ['no names', { firstName: ' ', lastName: '' }, ['firstName', 'lastName']],
      ['an invalid email address', { email: 'ana at example' }, ['email']],
      ['a phone of six digits', { phone: '555-014' }, ['phone']],
      ['a phone of sixteen digits', { phone: '1234567890123456' }, ['phone']],
      ['a phone with words', { phone: 'call 5625550142' }, ['phone']],
      ['an unknown procedure', { procedure: 'smile' }, ['procedure']],
      ['a message beyond its limit', { message: 'x'.repeat(5001) }, ['message']],
      ['a field that only staff change', { status: 'closed' }, ['status']],
      ['a character that PostgreSQL cannot store', { message: 'a\0b' }, ['message']],
    ])('is refused with %s', async (_, invalidFields, paths) => {
      const before = await countRows();
      const answer = await api.call('POST', '/api/consultations', {
        body: { ...createRequest(), ...invalidFields },
        from: uniqueAddress(),
      });
      expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed']);
      expect(errorPaths(answer.body)).toEqual(paths);
      expect(await countRows()).toBe(before);
    });
  });

  describe('a repeated request', () => {
    const countRows = () => api.dataSource.manager.count(Consultation);

    test('with the same key is stored once, even if sent in parallel [API-CONSULTATIONS-1]', async () => {
      const before = await countRows();
      const key = randomUUID();
      const answers = await Promise.all(
        Array.from({ length: 12 }, () => send(api, createRequest(), { key })),
      );
      expect(new Set(answers.map(({ status, body }) => `${status} ${body.id} ${body.status}`)).size).toBe(1);
      expect(answers[0]).toMatchObject({ status: 201, body: { status: 'new' } });
      expect(await countRows()).toBe(before + 1);
    });

    test('gets the first receipt even after staff have changed the status', async () => {
      const key = randomUUID();
      const first = await send(api, createRequest(), { key });
      await api.dataSource.manager.update(Consultation, first.body.id, { status: 'closed' });
      expect((await send(api, createRequest(), { key })).body).toEqual(first.body);
    });

    test('with the same key and another body is a conflict, even if sent in parallel [API-CONSULTATIONS-2]', async () => {
      const before = await countRows();
      const key = randomUUID();
      const answers = await Promise.all(
        ['a', 'b'].map((message) => send(api, createRequest({ message }), { key })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
      expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
        code: 'idempotency_conflict',
      });
      expect(await countRows()).toBe(before + 1);
    });

    test('without a key is stored again', async () => {
      const [first, second] = [await send(api, createRequest()), await send(api, createRequest())];
      expect(first.body.id).not.toBe(second.body.id);
    });

    test.each(['short', 'x'.repeat(129), 'has a space', 'ümlaut-ümlaut'])(
      'is refused with the key %j',
      async (key) => {
        const answer = await api.call('POST', '/api/consultations', {
          body: createRequest(),
          headers: { 'idempotency-key': Buffer.from(key).toString('latin1') },
        });
        expect(answer.status).toBe(400);
        expect(errorPaths(answer.body)).toEqual(['Idempotency-Key']);
      },
    );

    test('is answered beyond the limit of twenty new requests per address in ten minutes [API-CONSULTATIONS-3]', async () => {
      const from = uniqueAddress();
      const key = randomUUID();
      const before = await countRows();
      const first = await send(api, createRequest(), { key, from });
      for (let count = 1; count < 20; count += 1)
        expect((await send(api, createRequest(), { from })).status).toBe(201);
      const refused = await api.call('POST', '/api/consultations', { body: createRequest(), from });
      expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests']);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
      expect((await send(api, createRequest(), { key, from })).body).toEqual(first.body);
      expect((await send(api, createRequest(), { from: uniqueAddress() })).status).toBe(201);
      expect(await countRows()).toBe(before + 21);
    });
  });

  describe('the inbox', () => {
    const findLastNames = async (query: Record<string, string>) => {
      const token = await api.signIn('editor');
      const { body } = await api.call<Page<Shape>>(
        'GET',
        `/api/consultations?${new URLSearchParams(query)}`,
        {
          token,
        },
      );
      return body.items.map(({ lastName }) => lastName).sort();
    };

    beforeAll(async () => {
      await api.dataSource.query('DELETE FROM consultations');
      await send(
        api,
        createRequest({
          firstName: 'Kai',
          lastName: 'Nakoa',
          phone: '+1 671 555 0133',
          email: 'kai@island.example',
        }),
      );
      await send(
        api,
        createRequest({
          firstName: 'Lucía',
          lastName: 'Ortega',
          message: '100% sure about_it',
          phone: '2135550177',
        }),
      );
      await send(api, createRequest({ firstName: 'Mei', lastName: 'Tan', phone: '310 555 0111' }));
    });

    test.each([
      ['a name across both fields', 'kai nak', ['Nakoa']],
      ['part of an email address', 'ISLAND.ex', ['Nakoa']],
      ['part of a phone as written', '671 555', ['Nakoa']],
      ['a phone number with other spaces and signs', '(310) 555-0111', ['Tan']],
      ['part of a message', 'sure about', ['Ortega']],
      ['a letter with an accent', 'lucí', ['Ortega']],
      ['a percent sign, literally', '0% s', ['Ortega']],
      ['an underscore, literally', 'about_it', ['Ortega']],
      ['a wildcard that matches nothing', 'k_i', []],
      ['SQL', "' OR 1=1 --", []],
    ])('finds requests by %s', async (_, search, names) => {
      expect(await findLastNames({ search })).toEqual(names);
    });

    test('filters by status, and a change of status is recorded in the activity log', async () => {
      const token = await api.signIn('editor');
      const { body } = await api.call<Page<Shape>>('GET', '/api/consultations?search=Mei', { token });
      const { id } = body.items[0]!;
      const changed = await api.call<Shape>('PATCH', `/api/consultations/${id}/status`, {
        token,
        body: { status: 'booked' },
      });
      expect(changed).toMatchObject({ status: 200, body: { id, status: 'booked' } });
      expect((await api.call<Shape>('GET', `/api/consultations/${id}`, { token })).body).toEqual(
        changed.body,
      );
      expect(await findLastNames({ status: 'booked' })).toEqual(['Tan']);
      expect(await findLastNames({ status: 'new' })).toEqual(['Nakoa', 'Ortega']);
      const entries = await api.dataSource.manager.findBy(Activity, { resource_id: id });
      expect(entries).toMatchObject([
        { action: 'UPDATE', event: 'status_booked', resource_type: 'consultation' },
      ]);
    });

    test('changes nothing if the change cannot be recorded [API-CONSULTATIONS-16]', async () => {
      const token = await api.signIn('editor');
      const { body } = await api.call<Page<Shape>>('GET', '/api/consultations?search=Nakoa', { token });
      const { id } = body.items[0]!;
      await api.dataSource.query('ALTER TABLE activity RENAME TO activity_away');
      const failed = await api.call('PATCH', `/api/consultations/${id}/status`, {
        token,
        body: { status: 'closed' },
      });
      await api.dataSource.query('ALTER TABLE activity_away RENAME TO activity');
      expect([failed.status, failed.body.code]).toEqual([500, 'internal_error']);
      const after = await api.call<Shape>('GET', `/api/consultations/${id}`, { token });
      expect(after.body.status).toBe('new');
    });

    test('refuses unknown ids and statuses', async () => {
      const token = await api.signIn();
      const path = `/api/consultations/${randomUUID()}`;
      expect((await api.call('GET', path, { token })).status).toBe(404);
      const change = (status: string) => api.call('PATCH', `${path}/status`, { token, body: { status } });
      expect((await change('booked')).status).toBe(404);
      expect((await change('lost')).status).toBe(400);
    });
  });
});
