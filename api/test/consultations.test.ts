import { randomUUID } from 'node:crypto';
import type {
  Consultation as Shape,
  ConsultationReceipt,
  ConsultationRequest,
} from '@lens/contracts/consultations';
import type { Page } from '@lens/contracts/lists';
import { Activity } from '../src/activity/activity.entity.js';
import { Consultation } from '../src/consultations/consultation.entity.js';
import { pathsOf } from './harness/details.js';
import { onEachEngine } from './harness/on-each-engine.js';
import { someAddress, type RunningApi } from './harness/running-api.js';

const request = (fields: Partial<ConsultationRequest> = {}): ConsultationRequest => ({
  firstName: 'Ana',
  lastName: 'Reyes',
  email: 'ana@example.com',
  phone: '(562) 555-0142',
  procedure: '',
  message: '',
  preferredContact: 'phone',
  ...fields,
});

interface Sent {
  key?: string;
  from?: string;
}

function send(api: RunningApi, body: unknown, { key, from = someAddress() }: Sent = {}) {
  const headers = key === undefined ? undefined : { 'idempotency-key': key };
  return api.call<ConsultationReceipt>('POST', '/api/consultations', { body, from, headers });
}

onEachEngine('consultations', (api) => {
  describe('asking for a consultation', () => {
    const rows = () => api.source.manager.count(Consultation);

    test('stores what the form sends and answers a receipt', async () => {
      const { status, body } = await send(
        api,
        request({ procedure: 'icl', language: 'ko', interpreter: true }),
      );
      expect(status).toBe(201);
      expect(body).toEqual({
        id: expect.any(String),
        status: 'new',
        reference: expect.stringMatching(/^LV-[2-9CDFGHJKMNPQRTVWXY]{4}-[2-9CDFGHJKMNPQRTVWXY]{4}$/),
      });
      const stored = await api.source.manager.findOneByOrFail(Consultation, { id: body.id });
      expect(stored).toMatchObject({ firstName: 'Ana', procedure: 'icl', language: 'ko', interpreter: true });
    });

    test('counts every address of one IPv6 network as one', async () => {
      const from = (host: number) => `2001:db8:c0:1::${host.toString(16)}`;
      for (let host = 1; host <= 20; host += 1)
        expect((await send(api, request(), { from: from(host) })).status).toBe(201);
      expect((await send(api, request(), { from: from(99) })).status).toBe(429);
      expect((await send(api, request(), { from: '2001:db8:c0:2::1' })).status).toBe(201);
    });

    test('needs only names, e-mail and phone', async () => {
      const { firstName, lastName, email, phone } = request();
      const { body } = await send(api, { firstName, lastName, email, phone });
      const stored = await api.source.manager.findOneByOrFail(Consultation, { id: body.id });
      expect(stored).toMatchObject({
        procedure: '',
        message: '',
        preferredContact: 'phone',
        interpreter: false,
      });
    });

    test.each(['5625550142', '+1 (562) 555-0142', '562.555.0142 ext. 12', '555-0142'])(
      'takes the phone %s',
      async (phone) => {
        expect((await send(api, request({ phone }))).status).toBe(201);
      },
    );

    test.each([
      ['no names', { firstName: ' ', lastName: '' }, ['firstName', 'lastName']],
      ['no e-mail', { email: 'ana at example' }, ['email']],
      ['a phone of six digits', { phone: '555-014' }, ['phone']],
      ['a phone of sixteen digits', { phone: '1234567890123456' }, ['phone']],
      ['a phone with words', { phone: 'call 5625550142' }, ['phone']],
      ['an unknown procedure', { procedure: 'smile' }, ['procedure']],
      ['a message beyond its limit', { message: 'x'.repeat(5001) }, ['message']],
      ['a field of the inbox', { status: 'closed' }, ['status']],
      ['a character that PostgreSQL cannot store', { message: 'a\0b' }, ['message']],
    ])('is refused with %s', async (_, fault, paths) => {
      const before = await rows();
      const answer = await api.call('POST', '/api/consultations', {
        body: { ...request(), ...fault },
        from: someAddress(),
      });
      expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed']);
      expect(pathsOf(answer.body)).toEqual(paths);
      expect(await rows()).toBe(before);
    });
  });

  describe('repeating a request', () => {
    const rows = () => api.source.manager.count(Consultation);

    test('under the same key stores it once, even in parallel [API-CONSULTATIONS-1]', async () => {
      const before = await rows();
      const key = randomUUID();
      const answers = await Promise.all(Array.from({ length: 12 }, () => send(api, request(), { key })));
      expect(new Set(answers.map(({ status, body }) => `${status} ${body.id} ${body.status}`)).size).toBe(1);
      expect(answers[0]).toMatchObject({ status: 201, body: { status: 'new' } });
      expect(await rows()).toBe(before + 1);
    });

    test('answers the first receipt even after staff have moved on', async () => {
      const key = randomUUID();
      const first = await send(api, request(), { key });
      await api.source.manager.update(Consultation, first.body.id, { status: 'closed' });
      expect((await send(api, request(), { key })).body).toEqual(first.body);
    });

    test('with another body under the same key is a conflict, in parallel too [API-CONSULTATIONS-2]', async () => {
      const before = await rows();
      const key = randomUUID();
      const answers = await Promise.all(
        ['a', 'b'].map((message) => send(api, request({ message }), { key })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
      expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
        code: 'idempotency_conflict',
      });
      expect(await rows()).toBe(before + 1);
    });

    test('without a key stores it again', async () => {
      const [first, second] = [await send(api, request()), await send(api, request())];
      expect(first.body.id).not.toBe(second.body.id);
    });

    test.each(['short', 'x'.repeat(129), 'has a space', 'ümlaut-ümlaut'])(
      'refuses the key %j',
      async (key) => {
        const answer = await api.call('POST', '/api/consultations', {
          body: request(),
          headers: { 'idempotency-key': Buffer.from(key).toString('latin1') },
        });
        expect(answer.status).toBe(400);
        expect(pathsOf(answer.body)).toEqual(['Idempotency-Key']);
      },
    );

    test('from one address is limited to twenty in ten minutes; replays are free and nothing else is stored [API-CONSULTATIONS-3]', async () => {
      const from = someAddress();
      const key = randomUUID();
      const before = await rows();
      const first = await send(api, request(), { key, from });
      for (let count = 1; count < 20; count += 1)
        expect((await send(api, request(), { from })).status).toBe(201);
      const refused = await api.call('POST', '/api/consultations', { body: request(), from });
      expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests']);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
      expect((await send(api, request(), { key, from })).body).toEqual(first.body);
      expect((await send(api, request(), { from: someAddress() })).status).toBe(201);
      expect(await rows()).toBe(before + 21);
    });
  });

  describe('the inbox', () => {
    const find = async (query: Record<string, string>) => {
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
      await api.source.query('DELETE FROM consultations');
      await send(
        api,
        request({
          firstName: 'Kai',
          lastName: 'Nakoa',
          phone: '+1 671 555 0133',
          email: 'kai@island.example',
        }),
      );
      await send(
        api,
        request({
          firstName: 'Lucía',
          lastName: 'Ortega',
          message: '100% sure about_it',
          phone: '2135550177',
        }),
      );
      await send(api, request({ firstName: 'Mei', lastName: 'Tan', phone: '310 555 0111' }));
    });

    test.each([
      ['a name across both fields', 'kai nak', ['Nakoa']],
      ['part of an e-mail', 'ISLAND.ex', ['Nakoa']],
      ['part of a phone as written', '671 555', ['Nakoa']],
      ['digits of a phone written otherwise', '(310) 555-0111', ['Tan']],
      ['part of a message', 'sure about', ['Ortega']],
      ['a letter with an accent', 'lucí', ['Ortega']],
      ['a percent sign, literally', '0% s', ['Ortega']],
      ['an underscore, literally', 'about_it', ['Ortega']],
      ['a wildcard that matches nothing', 'k_i', []],
      ['SQL', "' OR 1=1 --", []],
    ])('finds by %s', async (_, search, names) => {
      expect(await find({ search })).toEqual(names);
    });

    test('filters by status, and a change of status is in the log', async () => {
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
      expect(await find({ status: 'booked' })).toEqual(['Tan']);
      expect(await find({ status: 'new' })).toEqual(['Nakoa', 'Ortega']);
      const entries = await api.source.manager.findBy(Activity, { resource_id: id });
      expect(entries).toMatchObject([
        { action: 'UPDATE', event: 'status_booked', resource_type: 'consultation' },
      ]);
    });

    test('changes nothing when the log cannot be written [API-CONSULTATIONS-16]', async () => {
      const token = await api.signIn('editor');
      const { body } = await api.call<Page<Shape>>('GET', '/api/consultations?search=Nakoa', { token });
      const { id } = body.items[0]!;
      await api.source.query('ALTER TABLE activity RENAME TO activity_away');
      const failed = await api.call('PATCH', `/api/consultations/${id}/status`, {
        token,
        body: { status: 'closed' },
      });
      await api.source.query('ALTER TABLE activity_away RENAME TO activity');
      expect([failed.status, failed.body.code]).toEqual([500, 'internal_error']);
      const after = await api.call<Shape>('GET', `/api/consultations/${id}`, { token });
      expect(after.body.status).toBe('new');
    });

    test('knows only its four statuses and its own ids', async () => {
      const token = await api.signIn();
      const path = `/api/consultations/${randomUUID()}`;
      expect((await api.call('GET', path, { token })).status).toBe(404);
      const change = (status: string) => api.call('PATCH', `${path}/status`, { token, body: { status } });
      expect((await change('booked')).status).toBe(404);
      expect((await change('lost')).status).toBe(400);
    });
  });
});
