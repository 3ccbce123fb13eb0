import { randomUUID } from 'node:crypto';
import type { Page } from '@lens/contracts/lists';
import type { Testimonial } from '@lens/contracts/testimonials';
import { onEachEngine } from './harness/on-each-engine.js';

const story = {
  procedure_type: 'LASIK',
  name: 'Ana P.',
  age: 41,
  occupation: 'Weaver',
  location: 'Long Beach, CA',
  before_vision: '20/200',
  after_vision: '20/20',
  quote: 'I see the loom again.',
  key_benefits: [],
  satisfaction: 9,
  video_available: false,
  given_on: '2024-12-31',
  consent: true,
};

onEachEngine('testimonials that are searched', (api) => {
  const create = async (token: string, fields: object) =>
    (await api.call<Testimonial>('POST', '/api/testimonials', { token, body: { ...story, ...fields } })).body;

  test('come in order and each once over all pages, with the total of matches', async () => {
    const token = await api.signIn('editor');
    const mark = `100%_${randomUUID()}`;
    const ids: string[] = [];
    for (const rating of [3, 5, 4, 4, 2])
      ids.push((await create(token, { rating, source: `${mark} letter` })).id);
    await create(token, { rating: 1, source: mark.replace('_', 'x') });
    const search = async (page: number) => {
      const query = new URLSearchParams({
        search: mark.toUpperCase(),
        sort: '-rating',
        limit: '2',
        page: `${page}`,
      });
      return (await api.call<Page<Testimonial>>('GET', `/api/testimonials?${query}`, { token })).body;
    };
    const pages = [await search(1), await search(2), await search(3), await search(4)];
    expect(pages.map(({ total }) => total)).toEqual([5, 5, 5, 5]);
    const found = pages.map(({ items }) => items.map(({ rating }) => rating));
    expect(found).toEqual([[5, 4], [4, 3], [2], []]);
    expect(pages.flatMap(({ items }) => items.map(({ id }) => id)).sort()).toEqual(ids.sort());
  });
});
