import { randomUUID } from 'node:crypto';
import type { ArticleAnswer, ArticleSummary } from '@lens/contracts/articles';
import type { Page } from '@lens/contracts/lists';
import { PublishedArticle } from '../src/articles/published-article.entity.js';
import { Article } from '../src/articles/article.entity.js';
import { articlesOf, text } from './harness/articles.js';
import { errorPaths } from './harness/error-paths.js';
import { onEachEngine } from './harness/on-each-engine.js';
import { usablePicture } from './harness/pictures.js';

onEachEngine('articles', (api) => {
  const { post, put, remove, published, open } = articlesOf(api);

  test('are created with all fields and read by id or slug, without fields for staff [API-ARTICLES-1]', async () => {
    const token = await api.signIn('editor');
    const {
      status,
      body: created,
      headers,
    } = await post(token, { texts: { en: text('A', 'w '.repeat(900)) } });
    expect([status, headers.get('etag'), created.revision]).toEqual([201, '"1"', 1]);
    const article = (await open(created.slug)).body;
    expect(article).toMatchObject({ title: 'A', lng: 'en', read_time: 5, categories: ['procedures'] });
    expect(article).toEqual((await open(created.id)).body);
    expect(Object.keys(article)).not.toEqual(expect.arrayContaining(['status']));
    expect((await published()).items.map(({ id }) => id)).toContain(created.id);
  });

  test.each([
    ['drafts', { status: 'draft' }],
    ['published in the future', { status: 'published', published_at: '2999-01-01T00:00:00Z' }],
    ['scheduled', { status: 'scheduled', published_at: '2999-01-01T00:00:00Z' }],
  ])('are not public while they are %s', async (_, fields) => {
    const token = await api.signIn('editor');
    const { body: hidden } = await post(token, fields);
    expect(hidden.status).toBe(fields.status === 'draft' ? 'draft' : 'scheduled');
    for (const address of [hidden.id, hidden.slug]) expect((await open(address)).status).toBe(404);
    expect((await published()).items.map(({ id }) => id)).not.toContain(hidden.id);
    expect((await published(`search=${hidden.slug}`)).total).toBe(0);
  });

  test('accept a time with any offset', async () => {
    const fields = { status: 'scheduled', published_at: '2999-01-02T00:00:00+23:59' };
    const { status, body } = await post(await api.signIn('editor'), fields);
    expect([status, body.published_at]).toEqual([201, '2999-01-01T00:01:00.000Z']);
  });

  test('become public at their scheduled time [API-ARTICLES-3]', async () => {
    const token = await api.signIn('editor');
    const fields = { status: 'scheduled', published_at: '2999-01-01T00:00:00Z' };
    const { body: scheduled } = await post(token, fields);
    const past = new Date(Date.now() - 1000).toISOString();
    await api.dataSource.manager.update(Article, scheduled.id, { published_at: past });
    await api.dataSource.manager.update(PublishedArticle, scheduled.id, { published_at: past });
    expect((await open(scheduled.slug)).body.published_at).toBe(past);
    const read = await api.call<ArticleAnswer>('GET', `/api/articles/${scheduled.id}`, { token });
    expect(read.body.status).toBe('published');
    const listed = await api.call<Page<ArticleSummary>>('GET', '/api/articles?status=scheduled', { token });
    expect(listed.body.items.map(({ id }) => id)).not.toContain(scheduled.id);
  });

  test('are counted by category over all published articles, and filtered by category [API-ARTICLES-4]', async () => {
    const token = await api.signIn('editor');
    const before = (await published()).categories;
    const countOf = (counts: typeof before, name: string) =>
      counts.find(({ category }) => category === name)?.count ?? 0;
    const { id } = (await post(token, { categories: ['mission', 'technology'] })).body;
    await post(token, { categories: ['mission'], status: 'draft' });
    const { items, categories } = await published('category=mission');
    expect(countOf(categories, 'mission')).toBe(countOf(before, 'mission') + 1);
    expect(countOf(categories, 'technology')).toBe(countOf(before, 'technology') + 1);
    expect(countOf(categories, 'procedures')).toBe(countOf(before, 'procedures'));
    expect(items.map((item) => item.id)).toContain(id);
    expect(items).toHaveLength(countOf(categories, 'mission'));
  });

  test('are deleted with their versions', async () => {
    const token = await api.signIn('editor');
    const { id, slug } = (await post(token)).body;
    expect((await remove(token, id, 2)).status).toBe(412);
    expect((await api.call('DELETE', `/api/articles/${id}`, { token })).status).toBe(428);
    expect((await remove(token, id)).status).toBe(204);
    expect((await open(slug)).status).toBe(404);
    expect((await api.call('GET', `/api/articles/${id}/versions`, { token })).status).toBe(404);
    expect((await remove(token, id)).status).toBe(404);
  });

  test('have unique addresses, also when they are created at the same moment', async () => {
    const token = await api.signIn('editor');
    const answers = await Promise.all([1, 2, 3].map(() => post(token, { slug: 'the-same' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const { id } = (await post(token)).body;
    expect(await put(token, id, 1, { slug: 'the-same' })).toMatchObject({
      status: 409,
      body: { code: 'slug_taken', details: [{ path: 'slug' }] },
    });
  });

  test('can only show pictures that exist', async () => {
    const token = await api.signIn('editor');
    const { id } = await usablePicture(api, token);
    const withImage = (media_id: string) => ({
      texts: {
        en: { ...text('A'), body: { type: 'doc', content: [{ type: 'image', attrs: { media_id } }] } },
      },
    });
    expect((await post(token, { cover_id: id, ...withImage(id) })).status).toBe(201);
    const refused = await post(token, { cover_id: randomUUID(), ...withImage(randomUUID()) });
    expect([refused.status, errorPaths(refused.body as never)]).toEqual([400, ['cover_id', 'texts.en.body']]);
  });

  test.each([
    ['texts.en', { texts: { es: text('Sólo español') } }],
    ['texts.fr', { texts: { en: text('A'), fr: text('B') } }],
    ['slug', { slug: 'Not An Address' }],
    ['categories', { categories: [] }],
    ['categories', { categories: ['mission', 'mission'] }],
    ['categories.0', { categories: ['gossip'] }],
    ['published_at', { status: 'scheduled' }],
    ['published_at', { published_at: 'tomorrow' }],
    ['published_at', { published_at: '0000-01-01T00:00:00Z' }],
    ['revision', { revision: 7 }],
    [
      'texts.en.body.content.0.type',
      { texts: { en: { ...text('A'), body: { type: 'doc', content: [{ type: 'script' }] } } } },
    ],
  ])('are refused with a wrong %s', async (path, fields) => {
    const refused = await post(await api.signIn('editor'), fields);
    expect([refused.status, errorPaths(refused.body as never)]).toEqual([400, [path]]);
  });

  test.each([
    ['a public list of drafts', '/public?status=draft', 'status'],
    ['an unknown language', '/public?lng=fr', 'lng'],
    ['an unknown category', '/public?category=all', 'category'],
    ['sorting by a field for staff', '/public?sort=revision', 'sort'],
  ])('refuse %s', async (_, query, path) => {
    const refused = await api.call('GET', `/api/articles${query}`);
    expect([refused.status, errorPaths(refused.body)]).toEqual([400, [path]]);
  });
});
