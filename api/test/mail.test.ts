import { randomUUID } from 'node:crypto';
import type { MailPage, Mail as Shape } from '@lens/contracts/mail';
import type { Page } from '@lens/contracts/lists';
import { Activity } from '../src/activity/activity.entity.js';
import { openServer } from '../src/database/database.js';
import { entities } from '../src/entities.js';
import { Mail } from '../src/mail/mail.entity.js';
import { createDatabase, serverUrl, type Engine } from './harness/engines.js';
import { createMailServer } from './harness/mail-server.js';
import { onEachEngine } from './harness/on-each-engine.js';
import { uniqueAddress, startApi, type RunningApi } from './harness/running-api.js';
import { waitFor } from './harness/wait-for.js';
import { withMailServer } from './harness/with-mail-server.js';

const request = {
  firstName: 'Ana',
  lastName: 'Reyes',
  email: 'ana@example.com',
  phone: '(562) 555-0142',
  message: 'my secret words',
  preferredContact: 'email',
  language: 'es-MX',
};

async function sendRequest(api: RunningApi, fields: object = {}) {
  const body = { ...request, ...fields };
  const answer = await api.call<{ id: string; reference: string }>('POST', '/api/consultations', {
    body,
    from: uniqueAddress(),
  });
  expect(answer.status).toBe(201);
  return answer.body;
}

const findMails = ({ dataSource }: RunningApi, consultation_id: string) =>
  dataSource.manager.find(Mail, { where: { consultation_id }, order: { kind: 'ASC' } });

const findInStatus = async ({ dataSource }: RunningApi, id: string, status: Mail['status']) => {
  const mail = await dataSource.manager.findOneByOrFail(Mail, { id });
  return mail.status === status && mail;
};

const makeDue = ({ dataSource }: RunningApi) =>
  dataSource.query("UPDATE mails SET next_attempt_at = now() WHERE status = 'queued'");

withMailServer('a mail', (api, smtp) => {
  afterEach(() => smtp.refuse(undefined));

  test('about a new request brings the practice a link and the patient a confirmation, without their text [API-MAIL-2]', async () => {
    const { id, reference } = await sendRequest(api);
    const mails = await waitFor('two mails', async () => {
      const found = smtp.received.filter(({ subject }) => subject?.includes(reference));
      return found.length === 2 && found;
    });
    const [toPractice, toPatient] = ['hello@stillwater.example.com', request.email].map((address) =>
      mails.find(({ recipients }) => recipients.includes(address)),
    );
    expect(toPractice!.text).toContain(`https://eyes.example/admin/consultations/${id}`);
    expect(toPatient).toMatchObject({
      subject: `Hemos recibido su solicitud (${reference})`,
      from: { name: 'Still Water', address: 'desk@stillwater.example' },
      text: expect.stringContaining('24 horas') as string,
    });
    expect(JSON.stringify(mails)).not.toMatch(/secret words|Reyes|Ana\b|0142\)/);
    expect(JSON.stringify(toPractice)).not.toContain(request.email);
    const rows = await waitFor('both to be marked as sent', async () => {
      const found = await findMails(api, id);
      return found.every(({ status }) => status === 'sent') && found;
    });
    expect(mails.map(({ messageId }) => messageId).sort()).toEqual(
      rows.map((row) => `<${row.id}@stillwater.example>`).sort(),
    );
    expect(rows).toMatchObject([{ attempts: 1, last_error: null }, { attempts: 1 }]);
  });

  test('goes only to the practice if the patient wants to be called', async () => {
    const { id } = await sendRequest(api, { preferredContact: 'phone' });
    const [mail, ...others] = await findMails(api, id);
    expect([mail?.kind, others]).toEqual(['consultation_arrived', []]);
    await waitFor('it is sent', () => findInStatus(api, mail!.id, 'sent'));
  });

  test('waits while the mail server is unreachable, and is sent afterwards [API-MAIL-1]', async () => {
    await smtp.stop();
    const { id, reference } = await sendRequest(api, { preferredContact: 'phone' });
    const [mail] = await waitFor('a failed attempt', async () => {
      const found = await findMails(api, id);
      return found[0]!.last_error !== null && found;
    });
    expect(mail).toMatchObject({ status: 'queued', attempts: 1, last_error: 'ESOCKET' });
    const waitMs = Date.parse(mail!.next_attempt_at!) - Date.now();
    expect(waitMs).toBeGreaterThan(30_000);
    expect(waitMs).toBeLessThan(61_000);
    await smtp.start();
    await makeDue(api);
    await waitFor('it is sent', () => findInStatus(api, mail!.id, 'sent'));
    expect(smtp.received.filter(({ subject }) => subject?.includes(reference))).toHaveLength(1);
  });

  test('is sent again after a 4xx, and fails after a 5xx until staff send it again [FAULT-21]', async () => {
    const token = await api.signIn('editor');
    smtp.refuse(450);
    const { id } = await sendRequest(api, { preferredContact: 'phone' });
    const [{ id: mail }] = (await findMails(api, id)) as [Mail];
    const hasError = (code: string) => async () => {
      const row = await api.dataSource.manager.findOneByOrFail(Mail, { id: mail });
      return row.last_error === code && row;
    };
    expect(await waitFor('a 4xx', hasError('EENVELOPE 450'))).toMatchObject({ status: 'queued' });

    smtp.refuse(550);
    await makeDue(api);
    expect(await waitFor('a 5xx', hasError('EENVELOPE 550'))).toMatchObject({
      status: 'failed',
      next_attempt_at: null,
    });
    const { body: list } = await api.call<Page<Shape>>('GET', '/api/mails?status=failed', { token });
    expect(list.items.map((item) => item.id)).toEqual([mail]);

    smtp.refuse(undefined);
    const retried = await api.call<Shape>('POST', `/api/mails/${mail}/retry`, { token });
    expect(retried).toMatchObject({ status: 200, body: { status: 'queued', attempts: 0, revision: 2 } });
    expect(retried.headers.get('etag')).toBe('"2"');
    const late = await api.call('POST', `/api/mails/${mail}/retry`, { token, baseRevision: 1 });
    expect([late.status, late.body.error]).toEqual([412, 'You have changed this in the meantime.']);
    await waitFor('it is sent', () => findInStatus(api, mail, 'sent'));
    const again = await api.call('POST', `/api/mails/${mail}/retry`, { token });
    expect([again.status, again.body.code]).toEqual([409, 'mail_not_waiting']);
    expect(await api.dataSource.manager.findBy(Activity, { resource_id: mail })).toMatchObject([
      { action: 'UPDATE', event: 'retried', resource_type: 'mail' },
    ]);
  });

  test('is not sent after it has expired', async () => {
    const token = await api.signIn('editor');
    const mail = api.dataSource.manager.create(Mail, {
      to: 'late@example.com',
      kind: 'newsletter_confirm',
      language: 'en',
      subject: 'Late',
      text: 'Late',
      status: 'queued',
      next_attempt_at: new Date().toISOString(),
      expires_at: new Date(Date.now() - 1000).toISOString(),
    });
    const { id } = await api.dataSource.manager.save(mail);
    const row = await waitFor('it fails', () => findInStatus(api, id, 'failed'));
    expect(row.last_error).toBe('EXPIRED');
    const retried = await api.call('POST', `/api/mails/${id}/retry`, { token });
    expect([retried.status, retried.body.code]).toEqual([409, 'mail_expired']);
    expect(smtp.received.some(({ subject }) => subject === 'Late')).toBe(false);
  });

  test('cannot get more headers or recipients through a name or an address', async () => {
    const evil = 'Eyes\r\nBcc: evil@example.com\r\nX-Evil: yes';
    await api.dataSource.query(
      `UPDATE settings SET value = value || jsonb_build_object('practice', $1::text)`,
      [evil],
    );
    const email = `list-${randomUUID()}@example.com`;
    await api.call('POST', '/api/newsletter', { body: { email }, from: uniqueAddress() });
    const mail = await waitFor('the mail', async () =>
      smtp.received.find(({ recipients }) => recipients.includes(email)),
    );
    expect(mail.recipients).toEqual([email]);
    expect(mail.bcc).toBeUndefined();
    expect(mail.headers.map(({ key }) => key)).not.toContain('x-evil');
    for (const address of ['a@example.com\r\nBcc: b@example.com', 'a@example.com, b@example.com']) {
      const { status } = await api.call('POST', '/api/newsletter', {
        body: { email: address },
        from: uniqueAddress(),
      });
      expect(status).toBe(400);
    }
  });
});

onEachEngine('mails without a mail server', (api) => {
  test('are kept for staff to read, and deleted with the request [API-MAIL-3]', async () => {
    const { id, reference } = await sendRequest(api);
    const token = await api.signIn('editor');
    const { body } = await api.call<MailPage>('GET', `/api/mails?search=${reference}&status=kept`, { token });
    expect(body.delivers).toBe(false);
    expect(body.items.map(({ kind }) => kind).sort()).toEqual([
      'consultation_arrived',
      'consultation_received',
    ]);
    expect(body.items[0]).toMatchObject({ consultation_id: id });
    expect(body.items[0]).not.toHaveProperty('text');
    const path = `/api/mails/${body.items[0]!.id}`;
    expect((await api.call<Shape>('GET', path, { token })).body.text).toMatch(/24 horas|admin/);
    const retried = await api.call('POST', `${path}/retry`, { token });
    expect([retried.status, retried.body.code]).toEqual([409, 'mail_off']);
    await api.dataSource.query('DELETE FROM consultations WHERE id = $1', [id]);
    expect(await findMails(api, id)).toEqual([]);
  });

  test('go to one mailbox at most three times a day, but to the practice for every request', async () => {
    const addresses = ['mira@example.com', 'mira+a@example.com', 'MIRA+b@example.com', 'mira+c@example.com'];
    const requests = await Promise.all(addresses.map((email) => sendRequest(api, { email })));
    const kinds = await Promise.all(
      requests.map(async ({ id }) => (await findMails(api, id)).map(({ kind }) => kind)),
    );
    const toPractice = kinds.filter((ofRequest) => ofRequest.includes('consultation_arrived'));
    const toPatient = kinds.filter((ofRequest) => ofRequest.includes('consultation_received'));
    expect([toPractice.length, toPatient.length]).toEqual([4, 3]);

    await api.dataSource.query("UPDATE mails SET created_at = now() - interval '25 hours'");
    const { id } = await sendRequest(api, { email: addresses[0] });
    expect(await findMails(api, id)).toHaveLength(2);
  });

  test('are stored together with the request, or not at all', async () => {
    const count = () => api.dataSource.manager.count(Mail);
    const before = await count();
    await api.dataSource.query('ALTER TABLE mails RENAME TO mails_away');
    const failed = await api.call('POST', '/api/consultations', { body: request, from: uniqueAddress() });
    await api.dataSource.query('ALTER TABLE mails_away RENAME TO mails');
    expect([failed.status, failed.body.code]).toEqual([500, 'internal_error']);
    expect(await count()).toBe(before);
    const stored = await api.dataSource.query('SELECT 1 FROM consultations WHERE email = $1', [
      request.email,
    ]);
    expect(stored).toEqual([]);
  });
});

const url = serverUrl;
if (url) {
  /** An engine whose database several replicas share, and that outlives them. */
  const createSharedEngine = async () => {
    const shared = await createDatabase(url);
    const engine: Engine = {
      name: 'server, shared',
      async create() {
        const database = await openServer(shared.url, entities);
        return { database, drop: () => database.close() };
      },
    };
    return { engine, drop: shared.drop };
  };

  test('two processes share the queued mails, and send none twice', async () => {
    const { engine, drop } = await createSharedEngine();
    const smtp = await createMailServer();
    const first = await startApi(engine);
    await first.dataSource.query(
      `INSERT INTO mails ("to", kind, language, subject, text, status, next_attempt_at)
       SELECT 'n' || n || '@example.com', 'consultation_received', 'en', 's', 't', 'queued', now()
       FROM generate_series(1, 80) n`,
    );
    await smtp.start();
    const senders = [await startApi(engine, smtp.variables), await startApi(engine, smtp.variables)];
    const countQueued = () => first.dataSource.manager.countBy(Mail, { status: 'queued' });
    await waitFor('all to be sent', async () => (await countQueued()) === 0);
    const sentBy = senders.map((sender) => sender.logs().split('"mail sent"').length - 1);
    expect(sentBy[0]! + sentBy[1]!).toBe(80);
    expect(Math.min(...sentBy)).toBeGreaterThan(0);
    expect(new Set(smtp.received.flatMap(({ recipients }) => recipients)).size).toBe(80);
    expect(smtp.received).toHaveLength(80);
    for (const api of [...senders, first]) await api.stop();
    await smtp.stop();
    await drop();
  });

  test('a new mail server sends the recently kept mails, and leaves older ones to staff', async () => {
    const { engine, drop } = await createSharedEngine();
    const smtp = await createMailServer();
    await smtp.start();
    const without = await startApi(engine);
    const [recent, old] = [await sendRequest(without), await sendRequest(without)];
    await without.dataSource.query(
      `UPDATE mails SET created_at = now() - interval '25 hours' WHERE consultation_id = $1`,
      [old.id],
    );
    await without.stop();
    const api = await startApi(engine, smtp.variables);
    await waitFor('the recent mails to be sent', async () =>
      (await findMails(api, recent.id)).every(({ status }) => status === 'sent'),
    );
    expect((await findMails(api, old.id)).map(({ status }) => status)).toEqual(['kept', 'kept']);
    await api.stop();
    await smtp.stop();
    await drop();
  });

  test('a process that stops during an attempt gives the mail back', async () => {
    const { engine, drop } = await createSharedEngine();
    const smtp = await createMailServer();
    smtp.hang(true);
    await smtp.start();
    const stopping = await startApi(engine, smtp.variables);
    const { id } = await sendRequest(stopping, { preferredContact: 'phone' });
    await waitFor('the attempt', async () => (await findMails(stopping, id))[0]!.attempts === 1);
    const startedMs = Date.now();
    await stopping.stop();
    expect(Date.now() - startedMs).toBeLessThan(9000);
    const observer = await engine.create();
    const [mail] = await observer.database.dataSource.manager.findBy(Mail, { consultation_id: id });
    expect(mail).toMatchObject({ status: 'queued', attempts: 0 });
    await observer.drop();

    smtp.hang(false);
    const next = await startApi(engine, smtp.variables);
    await waitFor('it is sent', () => findInStatus(next, mail!.id, 'sent'));
    expect(smtp.received).toHaveLength(1);
    await next.stop();
    await smtp.stop();
    await drop();
  });
}
