import { randomUUID } from 'node:crypto';
import { TextCommentRow } from '../../src/translations/texts/text-comment.entity.js';
import { RunRow } from '../../src/translations/runs/run.entity.js';
import { Subscriber } from '../../src/newsletter/subscriber.entity.js';
import { Media } from '../../src/media/media.entity.js';
import { SecondFactor } from '../../src/auth/second-factor/second-factor.entity.js';
import { uniqueAddress, type RunningApi } from './running-api.js';

/** A change of a row that several members of staff may change. */
export interface SharedChange {
  /** `PATCH /api/consultations/{id}/status` */
  name: string;
  /** Creates a row. @returns the path of the change, and the path of the row if it can be read by itself */
  create: (api: RunningApi, token: string) => Promise<{ path: string; rowPath?: string }>;
  method: 'PUT' | 'PATCH' | 'POST' | 'DELETE';
  body?: object;
}

const person = { firstName: 'Ana', lastName: 'Zqx', email: 'zqx@example.com', phone: '5625550142' };
const story = {
  procedure_type: 'LASIK',
  rating: 5,
  region: 'california',
  name: 'Ana',
  quote: 'I see the clock.',
  consent: true,
  source: 'Letter',
};
const idOf = ({ body }: { body: { id: string } }) => body.id;

export const newRequest = async (api: RunningApi): Promise<string> =>
  idOf(await api.call<{ id: string }>('POST', '/api/consultations', { body: person, from: uniqueAddress() }));

const request = (end: string) => async (api: RunningApi) => {
  const rowPath = `/api/consultations/${await newRequest(api)}`;
  return { path: rowPath + end, rowPath };
};
const note = async (api: RunningApi, token: string) => {
  const base = `/api/consultations/${await newRequest(api)}/notes`;
  return { path: `${base}/${idOf(await api.call('POST', base, { token, body: { text: 'Call.' } }))}` };
};
const testimonial =
  (end = '') =>
  async (api: RunningApi, token: string) => {
    const rowPath = `/api/testimonials/${idOf(await api.call('POST', '/api/testimonials', { token, body: story }))}`;
    return { path: rowPath + end, rowPath };
  };
const figure = async (api: RunningApi) => {
  const [row] = await api.dataSource.query<{ id: string }[]>('SELECT id FROM statistics LIMIT 1');
  return { path: `/api/statistics/${row!.id}` };
};
let accounts = 0;
const user =
  (end = '') =>
  async (api: RunningApi, token: string) => {
    const body = { username: `shared-${(accounts += 1)}`, password: 'seven seas of rye', role: 'editor' };
    const id = idOf(await api.call('POST', '/api/users', { token, body }));
    await api.dataSource.manager.insert(SecondFactor, {
      user_id: id,
      secret: 'sealed',
      last_step: 0,
      confirmed_at: new Date().toISOString(),
    });
    return { path: `/api/users/${id}${end}`, rowPath: `/api/users/${id}` };
  };
const picture =
  (end = '') =>
  async ({ dataSource: { manager } }: RunningApi) => {
    const fields = { filename: 'a.jpg', mime: 'image/jpeg', alt: { en: 'A' }, state: 'failed' } as const;
    const { id } = await manager.save(manager.create(Media, { ...fields, failure: 'interrupted' }));
    return { path: `/api/media/${id}${end}`, rowPath: `/api/media/${id}` };
  };
const comment =
  (end = '') =>
  async ({ dataSource: { manager } }: RunningApi) => {
    const name = { namespace: 'common', key: 'hero.title', language: 'ko' } as const;
    const fields = { ...name, username: 'admin', text: '?' };
    const { id } = await manager.save(manager.create(TextCommentRow, fields));
    return { path: `/api/translations/texts/ko/common/hero.title/comments/${id}${end}` };
  };

const subscriber = async ({ dataSource: { manager } }: RunningApi) => {
  const round = randomUUID();
  const fields = { email: `${round}@example.com`, language: 'en', status: 'pending', round } as const;
  const { id } = await manager.save(manager.create(Subscriber, fields));
  return { path: `/api/newsletter/${id}` };
};
const run =
  (state: RunRow['state'], end: string) =>
  async ({ dataSource: { manager } }: RunningApi) => {
    // Another run is being worked on, so that no worker claims this one.
    const fields = { username: 'admin', languages: ['ko' as const], states: ['stale' as const], texts: 0 };
    const lease = { lease: randomUUID(), leased_until: '2999-01-01T00:00:00Z' };
    await manager.save(manager.create(RunRow, { ...fields, ...lease, state: 'running' }));
    const { id } = await manager.save(manager.create(RunRow, { ...fields, state }));
    const rowPath = `/api/translations/runs/${id}`;
    return { path: rowPath + end, rowPath };
  };

const status = { method: 'PATCH', body: { status: 'rejected' } } as const;

/** All changes of shared rows, except those of articles, settings and texts, which have tests of their own. */
export const sharedChanges: SharedChange[] = [
  {
    name: 'the status of a request',
    create: request('/status'),
    method: 'PATCH',
    body: { status: 'booked' },
  },
  {
    name: 'the assignee of a request',
    create: request('/assignee'),
    method: 'PATCH',
    body: { assignee: null },
  },
  { name: 'the deletion of a note', create: note, method: 'DELETE' },
  { name: 'the content of a testimonial', create: testimonial(), method: 'PUT', body: story },
  { name: 'the status of a testimonial', create: testimonial('/status'), ...status },
  { name: 'the deletion of a testimonial', create: testimonial(), method: 'DELETE' },
  { name: 'a figure', create: figure, method: 'PUT', body: { prefix: '>' } },
  { name: 'an account', create: user(), method: 'PATCH', body: { role: 'translator' } },
  { name: 'the second factor of an account', create: user('/reset-second-factor'), method: 'POST' },
  { name: 'the deletion of an account', create: user(), method: 'DELETE' },
  { name: 'a picture', create: picture(), method: 'PATCH', body: { focal_point: { x: 0.2, y: 0.2 } } },
  { name: 'the retry of a picture', create: picture('/retry'), method: 'POST' },
  { name: 'the deletion of a picture', create: picture(), method: 'DELETE' },
  { name: 'the deletion of a subscriber', create: subscriber, method: 'DELETE' },
  { name: 'the cancelling of a run', create: run('waiting', '/cancel'), method: 'POST' },
  { name: 'the resuming of a run', create: run('stopped', '/resume'), method: 'POST' },
  { name: 'the resolving of a comment', create: comment('/resolve'), method: 'POST' },
  { name: 'the reopening of a comment', create: comment('/reopen'), method: 'POST' },
  { name: 'the deletion of a comment', create: comment(), method: 'DELETE' },
];
