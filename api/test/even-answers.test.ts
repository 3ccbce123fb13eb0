import { EvenAnswers } from '../src/common/output/even-answers.js';
import { Mail } from '../src/mail/mail.entity.js';
import { Subscriber } from '../src/newsletter/subscriber.entity.js';
import { onEachEngine } from './harness/on-each-engine.js';
import { adminPassword, uniqueAddress, type RunningApi } from './harness/running-api.js';
import { waitFor } from './harness/wait-for.js';

/** Holds back every even answer until the test lets go; what was waited for is in `pauses`. */
function holdAnswers(api: RunningApi) {
  const pauses: number[] = [];
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  api.app.get(EvenAnswers).waitBy((milliseconds) => {
    pauses.push(milliseconds);
    return released;
  });
  return { pauses, release };
}

/** Sends requests without waiting; `answered` names those that have an answer. */
function send(calls: Record<string, () => Promise<{ status: number; body: unknown }>>) {
  const answered: string[] = [];
  const answers = Object.entries(calls).map(async ([name, call]) => {
    const { status, body } = await call();
    answered.push(name);
    return { status, body };
  });
  return { answered, all: Promise.all(answers) };
}

onEachEngine('the time of an answer', (api) => {
  const login = (username: string, password: string) =>
    api.call('POST', '/api/auth/login', { body: { username, password }, from: uniqueAddress() });
  const subscribe = (email: string, website?: string) =>
    api.call('POST', '/api/newsletter', {
      body: { email, ...(website && { website }) },
      from: uniqueAddress(),
    });

  test('is the same for every refused sign-in, whether the account exists or not [SECURE-1]', async () => {
    const refusals = () => api.logs().split('"sign-in refused"').length - 1;
    const { pauses, release } = holdAnswers(api);
    const before = refusals();
    const { answered, all } = send({
      wrong: () => login('admin', 'not the password'),
      unknown: () => login('nobody', 'not the password'),
      unusual: () => login('nobödy', 'not the password'),
    });
    await waitFor('the work', () => Promise.resolve(refusals() === before + 3));
    // A sign-in that succeeds waits for nothing, and is answered after those would have been.
    expect((await login('admin', adminPassword)).status).toBe(200);
    expect(answered).toEqual([]);
    release();
    const answers = await all;
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(new Set(pauses).size).toBe(1);
    expect(pauses[0]).toBeGreaterThanOrEqual(200);
  });

  test('is the same for every subscription, whatever is known of the address [SECURE-2]', async () => {
    api.app.get(EvenAnswers).waitBy(() => Promise.resolve());
    await subscribe('confirmed@example.com');
    await subscribe('pending@example.com');
    const { manager } = api.dataSource;
    await manager.update(Subscriber, { email: 'confirmed@example.com' }, { status: 'confirmed' });
    const { pauses, release } = holdAnswers(api);
    const { answered, all } = send({
      confirmed: () => subscribe('confirmed@example.com'),
      pending: () => subscribe('pending@example.com'),
      spam: () => subscribe('spam@example.com', 'https://spam.example'),
      new: () => subscribe('new@example.com'),
    });
    await waitFor('the mail', () => manager.existsBy(Mail, { to: 'new@example.com' }));
    await api.call('GET', '/api/settings/public');
    expect(answered).toEqual([]);
    release();
    const answers = await all;
    expect(answers).toEqual(Array(4).fill({ status: 202, body: { status: 'accepted' } }));
    expect(pauses).toHaveLength(4);
  });

  test('is the same for every request of a patient, mailed about or not [SECURE-2]', async () => {
    const ask = (email: string, preferredContact = 'email') =>
      api.call('POST', '/api/consultations', {
        body: { firstName: 'A', lastName: 'B', phone: '5625550142', email, preferredContact },
        from: uniqueAddress(),
      });
    const { pauses, release } = holdAnswers(api);
    const { answered, all } = send({
      mailed: () => ask('mailed@example.com'),
      called: () => ask('called@example.com', 'phone'),
    });
    await waitFor('the mail', () => api.dataSource.manager.existsBy(Mail, { to: 'mailed@example.com' }));
    await api.call('GET', '/api/settings/public');
    expect(answered).toEqual([]);
    release();
    expect((await all).map(({ status }) => status)).toEqual([201, 201]);
    expect(pauses).toHaveLength(2);
  });
});
