import { Activity } from '../src/activity/activity.entity.js';
import { Mail } from '../src/mail/mail.entity.js';
import { startApiBehindProxy } from './harness/api-behind-proxy.js';
import { embedded, serverUrl } from './harness/engines.js';
import { createMailServer } from './harness/mail-server.js';
import { uniqueAddress, startApi, type RunningApi } from './harness/running-api.js';
import { waitFor } from './harness/wait-for.js';

describe('personal data', () => {
  const marker = 'zqxsecret';
  const typed = {
    firstName: `${marker}first`,
    lastName: `${marker}last`,
    email: `${marker}@example.com`,
    phone: '562 555 0177 ext. 98431',
    message: `${marker}message`,
    language: `${marker}`.slice(0, 10),
    website: '',
  };
  const headers = { 'idempotency-key': `${marker}-key-0001` };

  /** Sends the data to every endpoint that takes it, valid and invalid. */
  async function useAllEndpoints(api: RunningApi): Promise<void> {
    const token = await api.signIn();
    const post = (path: string, body: unknown, extra = {}) =>
      api.call<{ id: string }>('POST', path, { body, token, from: uniqueAddress(), headers: extra });
    const get = (path: string) => api.call<string>('GET', path, { token });
    const { body } = await post('/api/consultations', { ...typed, preferredContact: 'email' }, headers);
    expect(body.id).toBeDefined();
    await post('/api/consultations', { ...typed, message: `${marker}other` }, headers);
    for (const field of Object.keys(typed)) await post('/api/consultations', { ...typed, [field]: [marker] });
    await post('/api/consultations', { ...typed, [marker]: marker, consent_version: marker });
    await post('/api/consultations', `{"message":"${marker}`);
    await post('/api/consultations', typed, { 'idempotency-key': `${marker} bad` });
    await post('/api/consultations', { ...typed, website: marker });
    await post(`/api/consultations/${body.id}/notes`, { text: `${marker}note` });
    await post('/api/newsletter', { email: typed.email });
    await post('/api/newsletter', { email: marker, language: marker });
    await post('/api/newsletter/confirm', { token: marker });
    await post(`/api/newsletter/unsubscribe?token=${marker}`, undefined);
    for (const path of ['consultations', 'consultations/export', 'newsletter', 'mails'])
      await get(`/api/${path}?search=${marker}`);
    await get(`/api/consultations/${body.id}`);
    await get(`/api/consultations/${body.id}/notes?search=${marker}`);
    await get('/api/newsletter/export');
    await post('/api/consultations/people/export', { email: typed.email });
    await post('/api/consultations/people/erase', { email: `${marker}` });
  }

  async function expectNoLeak(api: RunningApi, printed: string): Promise<void> {
    const log = JSON.stringify(await api.dataSource.manager.find(Activity));
    const bodies = JSON.stringify(
      (await api.dataSource.manager.find(Mail)).map(({ subject, text }) => [subject, text]),
    );
    expect(api.logs().split('\n').length).toBeGreaterThan(20);
    expect(JSON.parse(bodies)).toHaveLength(3);
    for (const output of [api.logs(), printed, log, bodies])
      for (const secret of [marker, '98431', '5550177', '555 0177']) expect(output).not.toContain(secret);
  }

  /** Returns what is printed to the console, past the logger, while `run` runs. */
  async function captureOutput(run: () => Promise<void>): Promise<string> {
    const streams = [process.stdout, process.stderr];
    const originalWrites = streams.map((stream) => stream.write.bind(stream));
    let printed = '';
    for (const stream of streams)
      stream.write = (chunk: string | Uint8Array) => {
        printed += String(chunk);
        return true;
      };
    try {
      await run();
    } finally {
      streams.forEach((stream, index) => {
        stream.write = originalWrites[index]!;
      });
    }
    return printed;
  }

  test('is stored in the database only: not in logs, output, the activity log or mails [API-CONSULTATIONS-15]', async () => {
    const smtp = await createMailServer();
    await smtp.start();
    smtp.refuse(550);
    const api = await startApi(embedded, smtp.variables);
    const printed = await captureOutput(async () => {
      await useAllEndpoints(api);
      await waitFor(
        'failed mails',
        async () => (await api.dataSource.manager.countBy(Mail, { status: 'failed' })) === 3,
      );
    });
    await expectNoLeak(api, printed);
    expect(
      JSON.stringify(await api.dataSource.manager.find(Mail, { select: { last_error: true } })),
    ).not.toContain(marker);
    await api.stop();
    await smtp.stop();
  });

  const url = serverUrl;
  if (url)
    test('does not leak during an outage of the database either', async () => {
      const { proxy, api } = await startApiBehindProxy(url);
      const printed = await captureOutput(async () => {
        await useAllEndpoints(api);
        await proxy.interrupt();
        for (const path of ['/api/consultations', '/api/newsletter']) {
          const body = path.endsWith('newsletter') ? { email: typed.email } : typed;
          const answer = await api.call('POST', path, { body, headers, from: uniqueAddress() });
          expect([answer.status, answer.body.code]).toEqual([503, 'database_unavailable']);
        }
        await proxy.restore();
        await waitFor(
          'the database',
          async () => (await api.call('GET', '/api/health/ready')).status === 200,
        );
      });
      await expectNoLeak(api, printed);
      await api.stop();
    });
});
