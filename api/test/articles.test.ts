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

  test('are written whole and read by id or address, without what is for staff [API-ARTICLES-1]', async () => {
    const token = await api.signIn('editor');
    const {
      status,
      body: created,
      headers,
    } = await post(token, { texts: { en: text('A', 'w '.repeat(900)) } });
    expect([status, headers.get('etag'), created.revision]).toEqual([201, '"1"', 1]);
    const shown = (await open(created.slug)).body;
    expect(shown).toMatchObject({ title: 'A', lng: 'en', read_time: 5, categories: ['procedures'] });
    expect(shown).toEqual((await open(created.id)).body);
    expect(Object.keys(shown)).not.toEqual(expect.arrayContaining(['status']));
    expect((await published()).items.map(({ id }) => id)).toContain(created.id);
  });

  test.each([
    ['a draft', { status: 'draft' }],
    ['one of tomorrow', { status: 'published', published_at: '2999-01-01T00:00:00Z' }],
    ['a scheduled one', { status: 'scheduled', published_at: '2999-01-01T00:00:00Z' }],
  ])('stay inside while they are %s', async (_, fields) => {
    const token = await api.signIn('editor');
    const { body: hidden } = await post(token, fields);
    expect(hidden.status).toBe(fields.status === 'draft' ? 'draft' : 'scheduled');
    for (const address of [hidden.id, hidden.slug]) expect((await open(address)).status).toBe(404);
    expect((await published()).items.map(({ id }) => id)).not.toContain(hidden.id);
    expect((await published(`search=${hidden.slug}`)).total).toBe(0);
  });

  test('take a time with any offset', async () => {
    const fields = { status: 'scheduled', published_at: '2999-01-02T00:00:00+23:59' };
    const { status, body } = await post(await api.signIn('editor'), fields);
    expect([status, body.published_at]).toEqual([201, '2999-01-01T00:01:00.000Z']);
  });

  test('appear by themselves when their time comes [API-ARTICLES-3]', async () => {
    const token = await api.signIn('editor');
    const fields = { status: 'scheduled', published_at: '2999-01-01T00:00:00Z' };
    const { body: waiting } = await post(token, fields);
    const past = new Date(Date.now() - 1000).toISOString();
    await api.source.manager.update(Article, waiting.id, { published_at: past });
    await api.source.manager.update(PublishedArticle, waiting.id, { published_at: past });
    expect((await open(waiting.slug)).body.published_at).toBe(past);
    const own = await api.call<ArticleAnswer>('GET', `/api/articles/${waiting.id}`, { token });
    expect(own.body.status).toBe('published');
    const listed = await api.call<Page<ArticleSummary>>('GET', '/api/articles?status=scheduled', { token });
    expect(listed.body.items.map(({ id }) => id)).not.toContain(waiting.id);
  });

  test('are counted by category over all that is published, and filtered by one [API-ARTICLES-4]', async () => {
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

  test('are deleted with all that belongs to them', async () => {
    const token = await api.signIn('editor');
    const { id, slug } = (await post(token)).body;
    expect((await remove(token, id, 2)).status).toBe(412);
    expect((await api.call('DELETE', `/api/articles/${id}`, { token })).status).toBe(428);
    expect((await remove(token, id)).status).toBe(204);
    expect((await open(slug)).status).toBe(404);
    expect((await api.call('GET', `/api/articles/${id}/versions`, { token })).status).toBe(404);
    expect((await remove(token, id)).status).toBe(404);
  });

  test('have an address of their own, settled by the database', async () => {
    const token = await api.signIn('editor');
    const answers = await Promise.all([1, 2, 3].map(() => post(token, { slug: 'the-same' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const { id } = (await post(token)).body;
    expect(await put(token, id, 1, { slug: 'the-same' })).toMatchObject({
      status: 409,
      body: { code: 'slug_taken', details: [{ path: 'slug' }] },
    });
  });

  test('show pictures that exist', async () => {
    const token = await api.signIn('editor');
    const { id } = await usablePicture(api, token);
    const showing = (media_id: string) => ({
      texts: {
        en: { ...text('A'), body: { type: 'doc', content: [{ type: 'image', attrs: { media_id } }] } },
      },
    });
    expect((await post(token, { cover_id: id, ...showing(id) })).status).toBe(201);
    const refused = await post(token, { cover_id: randomUUID(), ...showing(randomUUID()) });
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
    ['a draft in public', '/public?status=draft', 'status'],
    ['another language', '/public?lng=fr', 'lng'],
    ['an unknown category', '/public?category=all', 'category'],
    ['a private field to sort by', '/public?sort=revision', 'sort'],
  ])('refuse %s', async (_, query, path) => {
    const refused = await api.call('GET', `/api/articles${query}`);
    expect([refused.status, errorPaths(refused.body)]).toEqual([400, [path]]);
  });
});
