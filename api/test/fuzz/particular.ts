import { Media } from '../../src/media/media.entity.js';
import { adminPassword, someAddress } from '../harness/running-api.js';
import type { Operation } from './document.js';
import type { Asked, Caller } from './request.js';
import type { World } from './world.js';

interface Told {
  body?: unknown;
  path?: Record<string, string>;
  headers?: Record<string, string>;
  caller?: Caller;
}

const people = { firstName: 'A', lastName: 'B', email: 'a@example.com', phone: '5625550142' };
const story = { procedure_type: 'PRK', rating: 5, name: 'A', quote: 'B', consent: true, source: 'A letter' };
const article = (slug: string) => ({
  slug,
  author: 'A',
  categories: ['mission'],
  texts: { en: { title: 'T', excerpt: '', body: { type: 'doc', content: [] } } },
});

/** Rows that no call makes. */
export async function makeRows(world: World): Promise<void> {
  const { manager } = world.api.source;
  const media = await manager.save(manager.create(Media, { filename: 'a.png', mime: 'image/png' }));
  world.know('media', [media.id]);
}

/** Answers that take a particular state to be seen. A route with a new one of those gets its lines here. */
export async function askInParticular(world: World, operations: Operation[]): Promise<void> {
  const ask = async (name: string, told: Told = {}, from = someAddress()) => {
    const operation = operations.find((candidate) => candidate.name === name);
    if (!operation) throw new Error(`${name} is not in the documentation`);
    const { body, path = {}, headers = {}, caller = 'admin' } = told;
    const type = body === undefined ? undefined : 'application/json';
    const asked: Asked = { caller, path, query: [], headers, body, type };
    const { text } = await world.send(operation, asked, 'directed', from);
    return text ? (JSON.parse(text) as { id: string; user?: { id: string } }) : { id: '' };
  };

  const login = 'POST /api/auth/login';
  const right = { username: 'admin', password: adminPassword };
  const { user } = await ask(login, { body: right });
  const guesser = someAddress();
  for (let guess = 0; guess < 11; guess += 1) {
    await ask(login, { body: { ...right, password: 'no' } }, guesser);
  }
  const wrong = { current: 'not this one', next: 'a password of the fuzz' };
  for (let guess = 0; guess < 11; guess += 1) await ask('POST /api/auth/password', { body: wrong }, guesser);
  const change = { current: adminPassword, next: adminPassword };
  await ask('POST /api/auth/password', { body: change, caller: 'translator' });

  const keyed = { headers: { 'Idempotency-Key': 'the-same-key' } };
  await ask('POST /api/consultations', { ...keyed, body: people });
  await ask('POST /api/consultations', { ...keyed, body: { ...people, message: 'other' } });
  const eager = someAddress();
  for (let count = 0; count <= 20; count += 1) await ask('POST /api/consultations', { body: people }, eager);

  const { id: testimonial } = await ask('POST /api/testimonials', { body: { ...story, consent: false } });
  const one = { path: { id: testimonial } };
  const approve = { ...one, body: { status: 'approved' } };
  await ask('PATCH /api/testimonials/{id}/status', approve);
  await ask('PUT /api/testimonials/{id}', { ...one, body: story });
  await ask('PATCH /api/testimonials/{id}/status', approve);
  await ask('PUT /api/testimonials/{id}', { ...one, body: { ...story, consent: false } });
  await ask('DELETE /api/testimonials/{id}', one);

  await ask('POST /api/articles', { body: article('taken') });
  await ask('POST /api/articles', { body: article('taken') });
  const { id: other } = await ask('POST /api/articles', { body: article('moved-away') });
  const first = { path: { id: other }, headers: { 'If-Match': '"1"' } };
  await ask('PUT /api/articles/{id}', { ...first, body: article('taken') });
  await ask('PUT /api/articles/{id}', { ...first, body: article('moved') });
  await ask('POST /api/articles', { body: article('moved-away') });
  const back = { path: { id: other, revision: '1' }, headers: { 'If-Match': '"2"' } };
  await ask('POST /api/articles/{id}/versions/{revision}/restore', back);

  const account = { username: 'taken.name', password: 'a password of the fuzz', role: 'editor' };
  const { id: editor } = await ask('POST /api/users', { body: account });
  await ask('POST /api/users', { body: account });
  await ask('DELETE /api/users/{id}', { path: { id: editor } });
  await world.api.source.query(`UPDATE users SET role = 'editor' WHERE role = 'admin' AND id <> $1`, [
    user!.id,
  ]);
  await ask('PATCH /api/users/{id}', { path: { id: user!.id }, body: { role: 'editor' } });
  await ask('DELETE /api/users/{id}', { path: { id: user!.id } });
}
