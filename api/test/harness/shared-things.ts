import { randomUUID } from 'node:crypto';
import { TextCommentRow } from '../../src/translations/texts/text-comment.entity.js';
import { RunRow } from '../../src/translations/runs/run.entity.js';
import { Subscriber } from '../../src/newsletter/subscriber.entity.js';
import { Media } from '../../src/media/media.entity.js';
import { SecondFactor } from '../../src/auth/second-factor/second-factor.entity.js';
import { someAddress, type RunningApi } from './running-api.js';

/** One change of a thing that several people share. */
export interface SharedChange {
  /** `PATCH /api/consultations/{id}/status` */
  name: string;
  /** Makes a new thing. @returns the address of the change, and that of the thing where it can be read alone */
  make: (api: RunningApi, token: string) => Promise<{ path: string; one?: string }>;
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
  idOf(await api.call<{ id: string }>('POST', '/api/consultations', { body: person, from: someAddress() }));

const request = (end: string) => async (api: RunningApi) => {
  const one = `/api/consultations/${await newRequest(api)}`;
  return { path: one + end, one };
};
const note = async (api: RunningApi, token: string) => {
  const base = `/api/consultations/${await newRequest(api)}/notes`;
  return { path: `${base}/${idOf(await api.call('POST', base, { token, body: { text: 'Call.' } }))}` };
};
const testimonial =
  (end = '') =>
  async (api: RunningApi, token: string) => {
    const one = `/api/testimonials/${idOf(await api.call('POST', '/api/testimonials', { token, body: story }))}`;
    return { path: one + end, one };
  };
const figure = async (api: RunningApi) => {
  const [row] = await api.source.query<{ id: string }[]>('SELECT id FROM statistics LIMIT 1');
  return { path: `/api/statistics/${row!.id}` };
};
let accounts = 0;
const user =
  (end = '') =>
  async (api: RunningApi, token: string) => {
    const body = { username: `shared-${(accounts += 1)}`, password: 'seven seas of rye', role: 'editor' };
    const id = idOf(await api.call('POST', '/api/users', { token, body }));
    await api.source.manager.insert(SecondFactor, {
      user_id: id,
      secret: 'sealed',
      last_step: 0,
      confirmed_at: new Date().toISOString(),
    });
    return { path: `/api/users/${id}${end}`, one: `/api/users/${id}` };
  };
const picture =
  (end = '') =>
  async ({ source: { manager } }: RunningApi) => {
    const fields = { filename: 'a.jpg', mime: 'image/jpeg', alt: { en: 'A' }, state: 'failed' } as const;
    const { id } = await manager.save(manager.create(Media, { ...fields, failure: 'interrupted' }));
    return { path: `/api/media/${id}${end}`, one: `/api/media/${id}` };
  };
const comment =
  (end = '') =>
  async ({ source: { manager } }: RunningApi) => {
    const name = { namespace: 'common', key: 'hero.title', language: 'ko' } as const;
    const said = { ...name, username: 'admin', text: '?' };
    const { id } = await manager.save(manager.create(TextCommentRow, said));
    return { path: `/api/translations/texts/ko/common/hero.title/comments/${id}${end}` };
  };

const subscriber = async ({ source: { manager } }: RunningApi) => {
  const round = randomUUID();
  const fields = { email: `${round}@example.com`, language: 'en', status: 'pending', round } as const;
  const { id } = await manager.save(manager.create(Subscriber, fields));
  return { path: `/api/newsletter/${id}` };
};
const run =
  (state: RunRow['state'], end: string) =>
  async ({ source: { manager } }: RunningApi) => {
    // Somebody is at another one, so that nobody takes this one on.
    const fields = { username: 'admin', languages: ['ko' as const], states: ['stale' as const], texts: 0 };
    const lease = { lease: randomUUID(), leased_until: '2999-01-01T00:00:00Z' };
    await manager.save(manager.create(RunRow, { ...fields, ...lease, state: 'running' }));
    const { id } = await manager.save(manager.create(RunRow, { ...fields, state }));
    const one = `/api/translations/runs/${id}`;
    return { path: one + end, one };
  };

const status = { method: 'PATCH', body: { status: 'rejected' } } as const;

/** Every way in which staff change what others may change too; those of articles, settings and texts have tests of their own. */
export const sharedChanges: SharedChange[] = [
  { name: 'the status of a request', make: request('/status'), method: 'PATCH', body: { status: 'booked' } },
  {
    name: 'the assignee of a request',
    make: request('/assignee'),
    method: 'PATCH',
    body: { assignee: null },
  },
  { name: 'a note that goes', make: note, method: 'DELETE' },
  { name: 'the words of a testimonial', make: testimonial(), method: 'PUT', body: story },
  { name: 'the status of a testimonial', make: testimonial('/status'), ...status },
  { name: 'a testimonial that goes', make: testimonial(), method: 'DELETE' },
  { name: 'a figure', make: figure, method: 'PUT', body: { prefix: '>' } },
  { name: 'an account', make: user(), method: 'PATCH', body: { role: 'translator' } },
  { name: 'the second factor of an account', make: user('/reset-second-factor'), method: 'POST' },
  { name: 'an account that goes', make: user(), method: 'DELETE' },
  { name: 'a picture', make: picture(), method: 'PATCH', body: { focal_point: { x: 0.2, y: 0.2 } } },
  { name: 'a picture that is tried again', make: picture('/retry'), method: 'POST' },
  { name: 'a picture that goes', make: picture(), method: 'DELETE' },
  { name: 'a subscriber who goes', make: subscriber, method: 'DELETE' },
  { name: 'a run that is cancelled', make: run('waiting', '/cancel'), method: 'POST' },
  { name: 'a run that goes on', make: run('stopped', '/resume'), method: 'POST' },
  { name: 'a comment that is settled', make: comment('/resolve'), method: 'POST' },
  { name: 'a comment that is opened again', make: comment('/reopen'), method: 'POST' },
  { name: 'a comment that goes', make: comment(), method: 'DELETE' },
];
