import { Mail } from '../../../src/mail/mail.entity.js';
import { PersonalLinks } from '../../../src/newsletter/personal-links.js';
import { Subscriber } from '../../../src/newsletter/subscriber.entity.js';
import { someAddress } from '../../harness/running-api.js';
import type { World } from '../world.js';
import type { Ask } from './ask.js';

const person = { firstName: 'A', lastName: 'B', email: 'a@example.com', phone: '5625550142' };

/** Keys that are used twice, other people's notes, links from mails. */
export async function askForInbox(ask: Ask, world: World): Promise<void> {
  const keyed = { headers: { 'Idempotency-Key': 'the-same-key' } };
  const { id } = await ask('POST /api/consultations', { ...keyed, body: person });
  await ask('POST /api/consultations', { ...keyed, body: { ...person, message: 'other' } });
  const eager = someAddress();
  for (let count = 0; count <= 20; count += 1) await ask('POST /api/consultations', { body: person }, eager);

  const one = { path: { id }, body: { text: 'Call after six.' } };
  const { id: note } = await ask('POST /api/consultations/{id}/notes', one);
  for (const caller of ['editor', 'admin'] as const)
    await ask('DELETE /api/consultations/{id}/notes/{note}', { path: { id, note }, caller });

  await askForMails(ask, world);
  await askForSubscriptions(ask, world);
}

async function askForMails(ask: Ask, { api }: World): Promise<void> {
  const { manager } = api.source;
  const { id } = await manager.findOneByOrFail(Mail, { kind: 'consultation_arrived' });
  const retry = () => ask('POST /api/mails/{id}/retry', { path: { id } });
  await manager.update(Mail, id, { status: 'failed' });
  await retry();
  await retry();
  await ask('GET /api/mails/{id}', { path: { id } });
}

async function askForSubscriptions(ask: Ask, world: World): Promise<void> {
  const email = 'reader@example.com';
  await ask('POST /api/newsletter', { body: { email } });
  const subscriber = await world.api.source.manager.findOneByOrFail(Subscriber, { email });
  await followLinks(ask, world, subscriber);
  await ask('DELETE /api/newsletter/{id}', { path: { id: subscriber.id } });
}

/** Follows the links in a subscriber's mails; without a subscriber, those of somebody who does not exist. */
export async function followLinks(
  ask: Ask,
  { api }: World,
  subscriber: Pick<Subscriber, 'id' | 'round' | 'language'> = {
    id: crypto.randomUUID(),
    round: crypto.randomUUID(),
    language: 'en',
  },
): Promise<void> {
  const links = api.app.get(PersonalLinks, { strict: false });
  const tokenIn = (link: string) => new URL(link).searchParams.get('token')!;
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  await ask('POST /api/newsletter/confirm', {
    body: { token: tokenIn(links.confirmUrl(subscriber, tomorrow)) },
  });
  const unsubscribeToken = tokenIn(links.unsubscribeUrl(subscriber));
  await ask('POST /api/newsletter/unsubscribe', { body: {}, query: [['token', unsubscribeToken]] });
  await ask('POST /api/newsletter/unsubscribe', { body: { token: unsubscribeToken } });
}
