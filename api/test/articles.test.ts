import { randomUUID } from 'node:crypto';
import type {
  ArticleAnswer,
  ArticleSummary,
  ArticleVersionAnswer,
  PublicArticle,
  PublicArticlePage,
} from '@lens/contracts/articles';
import { languages } from '@lens/contracts/languages';
import type { Page } from '@lens/contracts/lists';
import { Activity } from '../src/activity/activity.entity.js';
import { Article } from '../src/articles/article.entity.js';
import { pathsOf } from './harness/details.js';
import { onEachEngine } from './harness/on-each-engine.js';
import { usablePicture } from './harness/pictures.js';

const body = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});
const text = (title: string, words = 'Rest your eyes.') => ({ title, excerpt: '', body: body(words) });

let count = 0;
const content = (fields: object = {}) => ({
  slug: `an-article-${(count += 1)}`,
  author: 'Dr. Mara Solano',
  categories: ['procedures'],
  status: 'published',
  texts: { en: text('The first week') },
  ...fields,
});

onEachEngine('articles', (api) => {
  const post = (token: string, fields: object = {}) =>
    api.call<ArticleAnswer>('POST', '/api/articles', { token, body: content(fields) });
  const put = (token: string, id: string, revision: number | string | null, fields: object = {}) =>
    api.call<ArticleAnswer>('PUT', `/api/articles/${id}`, {
      token,
      body: content(fields),
      ...(revision !== null && { headers: { 'if-match': `"${revision}"` } }),
    });
  const published = async (query = '') =>
    (await api.call<PublicArticlePage>('GET', `/api/articles/public?limit=100&${query}`)).body;
  const open = (address: string, query = '') =>
    api.call<PublicArticle>('GET', `/api/articles/public/${address}?${query}`);

  test('are written whole and read by id or address, without what is for staff', async () => {
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

  test('appear by themselves when their time comes', async () => {
    const token = await api.signIn('editor');
    const fields = { status: 'scheduled', published_at: '2999-01-01T00:00:00Z' };
    const { body: waiting } = await post(token, fields);
    const past = new Date(Date.now() - 1000).toISOString();
    await api.source.manager.update(Article, waiting.id, { published_at: past });
    expect((await open(waiting.slug)).body.published_at).toBe(past);
    const own = await api.call<ArticleAnswer>('GET', `/api/articles/${waiting.id}`, { token });
    expect(own.body.status).toBe('published');
    const listed = await api.call<Page<ArticleSummary>>('GET', '/api/articles?status=scheduled', { token });
    expect(listed.body.items.map(({ id }) => id)).not.toContain(waiting.id);
  });

  test('are read in the language asked for, else along its fallback, and say which', async () => {
    const token = await api.signIn('editor');
    const texts = { en: text('Dry eyes'), es: text('Ojos secos'), ko: text('안구건조증') };
    const { slug } = (await post(token, { texts })).body;
    const read = async (lng: string) => {
      const { lng: served, title, languages } = (await open(slug, `lng=${lng}`)).body;
      expect(languages).toEqual(['en', 'es', 'ko']);
      return [served, title];
    };
    expect(await read('ko')).toEqual(['ko', '안구건조증']);
    expect(await read('es-MX')).toEqual(['es', 'Ojos secos']);
    expect(await read('pt-BR')).toEqual(['en', 'Dry eyes']);
    const [line] = (await published('lng=es-MX&search=secos')).items;
    expect([line?.lng, line?.title]).toEqual(['es', 'Ojos secos']);
  });

  test('are read with the nearest body that says something, under a title that is already translated', async () => {
    const token = await api.signIn('editor');
    const untitled = (title: string, content: object[] = []) => ({
      ...text(title),
      body: { type: 'doc', content },
    });
    const texts = {
      en: text('Dry eyes', 'w '.repeat(900)),
      es: text('Ojos secos', 'p '.repeat(500)),
      'es-MX': untitled('Resequedad', [{ type: 'paragraph' }]),
      ko: untitled('안구건조증'),
    };
    const { slug, id } = (await post(token, { texts })).body;
    const read = async (lng: string) => {
      const { title, lng: titled, body_lng, read_time, body: shown } = (await open(slug, `lng=${lng}`)).body;
      const [line] = (await published(`lng=${lng}`)).items.filter((item) => item.id === id);
      expect(line).toMatchObject({ title, lng: titled, body_lng, read_time });
      return [title, titled, body_lng, read_time, JSON.stringify(shown).includes('w w')];
    };
    expect(await read('ko')).toEqual(['안구건조증', 'ko', 'en', 5, true]);
    expect(await read('es-MX')).toEqual(['Resequedad', 'es-MX', 'es', 3, false]);
    expect(await read('hy')).toEqual(['Dry eyes', 'en', 'en', 5, true]);
    expect((await open(slug)).body.languages).toEqual(['en', 'es']);
    const kept = (await api.call<ArticleAnswer>('GET', `/api/articles/${id}`, { token })).body;
    expect(kept.texts).toEqual(texts);
  });

  test('of the demo have a title in all eleven languages, and a body in English and Spanish', async () => {
    const english = new Map((await published()).items.map((item) => [item.slug, item]));
    for (const { code } of languages) {
      const samples = (await published(`lng=${code}`)).items.filter(({ is_sample }) => is_sample);
      expect(samples).toHaveLength(25);
      const isSpanish = code.startsWith('es');
      for (const { slug, title, excerpt, lng, body_lng } of samples) {
        const spoken = code === 'es-MX' && lng === 'es' ? code : lng;
        expect([slug, spoken, body_lng]).toEqual([slug, code, isSpanish ? 'es' : 'en']);
        const source = english.get(slug)!;
        expect([slug, title === source.title, excerpt === source.excerpt]).toEqual([
          slug,
          code === 'en',
          code === 'en',
        ]);
      }
      const found = (await published(`lng=${code}&search=fosforo`)).items.map(({ slug }) => slug);
      expect([code, found]).toEqual([code, isSpanish ? ['fifteen-minutes'] : []]);
    }
    const options = { token: await api.signIn('editor') };
    const { items } = (await api.call<Page<ArticleSummary>>('GET', '/api/articles?limit=100', options)).body;
    expect(items.filter(({ is_sample, stale }) => is_sample && stale.length > 0)).toEqual([]);
  });

  test.each([
    ['Córnea', 'cornea', 'es'],
    ['cornea', 'CÓRNEA', 'es'],
    ['Operación láser', 'oper las', 'es'],
    ['近視手術', '視手', 'zh'],
    ['백내장 수술', '수술', 'ko'],
  ])('%s is found by %s', async (title, search, lng) => {
    const token = await api.signIn('editor');
    const { id } = (await post(token, { texts: { en: text('Other'), [lng]: text(title) } })).body;
    const found = async (asked: string) =>
      (await published(`lng=${asked}&search=${encodeURIComponent(search)}`)).items.map((item) => item.id);
    expect(await found(lng)).toContain(id);
    expect(await found('hy')).not.toContain(id);
  });

  test('are counted by category over all that is published, and filtered by one', async () => {
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

  test('are not overwritten by whoever saw an older revision', async () => {
    const token = await api.signIn('editor');
    const { id } = (await post(token)).body;
    const first = await put(token, id, 1, { texts: { en: text('Mine') } });
    expect([first.status, first.headers.get('etag')]).toEqual([200, '"2"']);
    const late = await put(token, id, 1, { texts: { en: text('Theirs') } });
    expect(late).toMatchObject({ status: 412, body: { code: 'revision_conflict' } });
    expect(await put(token, id, null)).toMatchObject({ status: 428, body: { code: 'revision_required' } });
    expect((await put(token, id, 'x')).status).toBe(400);
    const kept = (await api.call<ArticleAnswer>('GET', `/api/articles/${id}`, { token })).body;
    expect([kept.revision, kept.texts.en.title]).toEqual([2, 'Mine']);
  });

  test('of two writers at the same moment one is refused, and nothing of theirs is stored', async () => {
    const token = await api.signIn('editor');
    const { id } = (await post(token)).body;
    const titles = ['One', 'Two', 'Three'];
    const answers = await Promise.all(
      titles.map((title) => put(token, id, 1, { texts: { en: text(title) } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
    const versions = await api.call<Page<ArticleVersionAnswer>>('GET', `/api/articles/${id}/versions`, {
      token,
    });
    expect(versions.body.items.map(({ revision }) => revision)).toEqual([2, 1]);
  });

  test('say which translations are older than the English text', async () => {
    const token = await api.signIn('editor');
    const slug = `an-article-${(count += 1)}`;
    const texts = { en: text('One'), es: text('Uno'), ko: text('하나') };
    const { id } = (await post(token, { slug, texts })).body;
    const reworded = { ...texts, en: text('One more') };
    expect((await put(token, id, 1, { slug, texts: reworded })).body.stale).toEqual(['es', 'ko']);
    const caughtUp = { ...reworded, es: text('Uno más') };
    expect((await put(token, id, 2, { slug, texts: caughtUp })).body.stale).toEqual(['ko']);
    const { items } = (await api.call<Page<ArticleSummary>>('GET', `/api/articles?search=${slug}`, { token }))
      .body;
    expect(items).toMatchObject([{ stale: ['ko'] }]);
  });

  test('keep every revision, and any of them can be had back', async () => {
    const token = await api.signIn('editor');
    const { id, slug } = (await post(token, { texts: { en: text('Old'), es: text('Viejo') } })).body;
    await put(token, id, 1, { texts: { en: text('New') }, slug });
    const old = await api.call<ArticleVersionAnswer>('GET', `/api/articles/${id}/versions/1`, { token });
    expect(old.body.content.texts.es?.title).toBe('Viejo');

    const restore = (seen: number) =>
      api.call<ArticleAnswer>('POST', `/api/articles/${id}/versions/1/restore`, {
        token,
        headers: { 'if-match': `"${seen}"` },
        body: {},
      });
    expect((await restore(1)).status).toBe(412);
    expect((await restore(2)).body).toMatchObject({ revision: 3, texts: { es: { title: 'Viejo' } } });
    expect((await open(slug, 'lng=es')).body.title).toBe('Viejo');
    const log = await api.source.manager.find(Activity, {
      where: { resource_id: id },
      order: { created_at: 'ASC' },
    });
    expect(log.map(({ action, event }) => event ?? action)).toEqual(['CREATE', 'UPDATE', 'restored']);
    expect((await api.call('GET', `/api/articles/${id}/versions/9`, { token })).status).toBe(404);
  });

  test('are deleted with all that belongs to them', async () => {
    const token = await api.signIn('editor');
    const { id, slug } = (await post(token)).body;
    expect((await api.call('DELETE', `/api/articles/${id}`, { token })).status).toBe(204);
    expect((await open(slug)).status).toBe(404);
    expect((await api.call('GET', `/api/articles/${id}/versions`, { token })).status).toBe(404);
    expect((await api.call('DELETE', `/api/articles/${id}`, { token })).status).toBe(404);
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
    expect([refused.status, pathsOf(refused.body as never)]).toEqual([400, ['cover_id', 'texts.en.body']]);
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
    expect([refused.status, pathsOf(refused.body as never)]).toEqual([400, [path]]);
  });

  test.each([
    ['a draft in public', '/public?status=draft', 'status'],
    ['another language', '/public?lng=fr', 'lng'],
    ['an unknown category', '/public?category=all', 'category'],
    ['a private field to sort by', '/public?sort=revision', 'sort'],
  ])('refuse %s', async (_, query, path) => {
    const refused = await api.call('GET', `/api/articles${query}`);
    expect([refused.status, pathsOf(refused.body)]).toEqual([400, [path]]);
  });
});
