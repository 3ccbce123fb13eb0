import { Mail } from '../../../src/mail/mail.entity.js';
import { PersonalLinks } from '../../../src/newsletter/personal-links.js';
import { Subscriber } from '../../../src/newsletter/subscriber.entity.js';
import { uniqueAddress } from '../../harness/running-api.js';
import type { FuzzSession } from '../fuzz-session.js';
import type { Send } from './send.js';

const request = { firstName: 'A', lastName: 'B', email: 'a@example.com', phone: '5625550142' };

/** Repeated idempotency keys, notes of other authors, links in mails. */
export async function sendInboxRequests(send: Send, session: FuzzSession): Promise<void> {
  const withKey = { headers: { 'Idempotency-Key': 'the-same-key' } };
  const { id } = await send('POST /api/consultations', { ...withKey, body: request });
  await send('POST /api/consultations', { ...withKey, body: { ...request, message: 'other' } });
  const address = uniqueAddress();
  for (let count = 0; count <= 20; count += 1)
    await send('POST /api/consultations', { body: request }, address);

  const newNote = { path: { id }, body: { text: 'Call after six.' } };
  const { id: note } = await send('POST /api/consultations/{id}/notes', newNote);
  for (const caller of ['editor', 'admin'] as const)
    await send('DELETE /api/consultations/{id}/notes/{note}', { path: { id, note }, caller });

  await sendMailRequests(send, session);
  await sendSubscriptionRequests(send, session);
}

async function sendMailRequests(send: Send, { api }: FuzzSession): Promise<void> {
  const { manager } = api.dataSource;
  const { id } = await manager.findOneByOrFail(Mail, { kind: 'consultation_arrived' });
  const retry = () => send('POST /api/mails/{id}/retry', { path: { id } });
  await manager.update(Mail, id, { status: 'failed' });
  await retry();
  await retry();
  await send('GET /api/mails/{id}', { path: { id } });
}

async function sendSubscriptionRequests(send: Send, session: FuzzSession): Promise<void> {
  const email = 'reader@example.com';
  await send('POST /api/newsletter', { body: { email } });
  const subscriber = await session.api.dataSource.manager.findOneByOrFail(Subscriber, { email });
  await followLinks(send, session, subscriber);
  await send('DELETE /api/newsletter/{id}', { path: { id: subscriber.id } });
}

/** Follows the links in a subscriber's mails; without a subscriber, those of somebody who does not exist. */
export async function followLinks(
  send: Send,
  { api }: FuzzSession,
  subscriber: Pick<Subscriber, 'id' | 'round' | 'language'> = {
    id: crypto.randomUUID(),
    round: crypto.randomUUID(),
    language: 'en',
  },
): Promise<void> {
  const links = api.app.get(PersonalLinks, { strict: false });
  const readToken = (link: string) => new URL(link).searchParams.get('token')!;
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  await send('POST /api/newsletter/confirm', {
    body: { token: readToken(links.confirmUrl(subscriber, tomorrow)) },
  });
  const unsubscribeToken = readToken(links.unsubscribeUrl(subscriber));
  await send('POST /api/newsletter/unsubscribe', { body: {}, query: [['token', unsubscribeToken]] });
  await send('POST /api/newsletter/unsubscribe', { body: { token: unsubscribeToken } });
}
