import type { ArticleVersionAnswer, PublishedContent } from '@lens/contracts/articles';
import type { MediaDetail } from '@lens/contracts/media';
import { Activity } from '../src/activity/activity.entity.js';
import { PublishedArticle } from '../src/articles/published-article.entity.js';
import { articlesOf, newSlug, text } from './harness/articles.js';
import { errorPaths } from './harness/error-paths.js';
import { onEachEngine } from './harness/on-each-engine.js';
import { usablePicture } from './harness/pictures.js';

const future = '2999-01-01T00:00:00.000Z';

onEachEngine('a published article', (api) => {
  const { post, put, act, read, published, open } = articlesOf(api);
  let token: string;
  beforeAll(async () => {
    token = await api.signIn('editor');
  });
  const createArticle = async (fields: object = {}) => {
    const slug = newSlug();
    const { body } = await post(token, { slug, texts: { en: text('Old', 'Old words.') }, ...fields });
    return { slug, id: body.id };
  };
  const isFound = async (id: string, search: string) =>
    (await published(`search=${search}`)).items.some((item) => item.id === id);

  test('stays as it was published, everywhere on the site, while its draft changes [API-ARTICLES-6]', async () => {
    const { id: picture } = await usablePicture(api, token);
    const { id, slug } = await createArticle({ cover_id: picture });
    const before = (await open(slug)).body;
    const texts = { en: text('Rewritten', 'Fresh walrus.'), es: text('Nuevo') };
    const saved = await put(token, id, 1, { slug, texts, author: 'Another', categories: ['mission'] });
    expect(saved.body).toMatchObject({
      status: 'published',
      has_changes: true,
      published_revision: 1,
      published_slug: slug,
      texts,
    });
    expect((await open(slug)).body).toEqual(before);
    expect((await open(slug, 'lng=es')).body).toMatchObject({ lng: 'en', languages: ['en'] });
    expect((await published('category=mission')).items.map((item) => item.id)).not.toContain(id);
    expect([await isFound(id, 'walrus'), await isFound(id, 'Old')]).toEqual([false, true]);
    // The draft has no cover any more, and visitors still see it.
    const { usage } = (await api.call<MediaDetail>('GET', `/api/media/${picture}`, { token })).body;
    expect(usage).toMatchObject([{ resource_id: id, field: 'cover_id' }]);
    expect((await api.call('DELETE', `/api/media/${picture}`, { token })).status).toBe(409);
    expect((await read(token, id)).texts.en.title).toBe('Rewritten');

    const link = await api.call<{ token: string }>('POST', '/api/previews', {
      token,
      body: { resource: 'article', id },
    });
    const preview = await api.call<{ data: { title: string } }>('GET', `/api/previews/${link.body.token}`, {
      token: await api.signIn('translator'),
    });
    expect(preview.body.data.title).toBe('Rewritten');
    const content = await api.call<PublishedContent>('GET', `/api/articles/${id}/published`, { token });
    expect(content.body).toMatchObject({ slug, revision: 2, texts: { en: text('Old', 'Old words.') } });
    expect(content.headers.get('etag')).toBe('"2"');
  });

  test('shows the draft once that is published from its latest revision', async () => {
    const { id, slug } = await createArticle();
    const day = (await open(slug)).body.published_at;
    await put(token, id, 1, { slug, texts: { en: text('New') } });
    expect((await act(token, id, 'publish', null)).status).toBe(428);
    expect(await act(token, id, 'publish', 1)).toMatchObject({
      status: 412,
      body: { code: 'revision_conflict' },
    });
    expect((await open(slug)).body.title).toBe('Old');
    const publication = await act(token, id, 'publish', 2);
    expect(publication.body).toMatchObject({ revision: 3, published_revision: 3, has_changes: false });
    expect(publication.headers.get('etag')).toBe('"3"');
    expect((await open(slug)).body).toMatchObject({ title: 'New', published_at: day });
    const log = await api.dataSource.manager.find(Activity, {
      where: { resource_id: id },
      order: { created_at: 'ASC' },
    });
    expect(log.map(({ action, event }) => event ?? action)).toEqual(['CREATE', 'UPDATE', 'published']);
  });

  test('accepts only one of several changes at the same moment', async () => {
    const { id, slug } = await createArticle();
    await put(token, id, 1, { slug, texts: { en: text('One') } });
    const answers = await Promise.all([
      act(token, id, 'publish', 2),
      put(token, id, 2, { slug, texts: { en: text('Two') } }),
      act(token, id, 'discard', 2),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
  });

  test('loses its draft when that is discarded; its versions can restore the draft', async () => {
    const { id, slug } = await createArticle({ texts: { en: text('Old'), es: text('Viejo') } });
    await put(token, id, 1, { slug, texts: { en: text('Draft') }, author: 'Another' });
    const discarded = await act(token, id, 'discard', 2);
    expect(discarded.body).toMatchObject({
      revision: 3,
      has_changes: false,
      author: 'Dr. Mara Solano',
      texts: { en: text('Old'), es: text('Viejo') },
    });
    const restored = await act(token, id, 'versions/2/restore', 3);
    expect(restored.body).toMatchObject({ has_changes: true, author: 'Another' });
    expect(restored.body.texts.en.title).toBe('Draft');
    expect((await open(slug)).body.title).toBe('Old');
  });

  test('stays on the site when an unpublished version is restored, and keeps languages added since [API-ARTICLES-7]', async () => {
    const { id, slug } = await createArticle({ status: 'draft' });
    await put(token, id, 1, { slug, status: 'published', texts: { en: text('New'), es: text('Nuevo') } });
    const before = (await open(slug, 'lng=es')).body;
    const restored = (await act(token, id, 'versions/1/restore', 2)).body;
    expect(restored).toMatchObject({ status: 'published', has_changes: true });
    expect([restored.texts.en.title, restored.texts.es?.title]).toEqual(['Old', 'Nuevo']);
    expect((await open(slug, 'lng=es')).body).toEqual(before);
    // Saving the published content again undoes the restoration.
    const undone = await put(token, id, 3, { slug, texts: { en: text('New'), es: text('Nuevo') } });
    expect(undone.body).toMatchObject({ status: 'published', has_changes: false });
  });

  test('can be unpublished, and published again with its draft and its first publication time', async () => {
    const { id, slug } = await createArticle();
    const day = (await open(slug)).body.published_at;
    await put(token, id, 1, { slug, texts: { en: text('New') } });
    const unpublished = await act(token, id, 'unpublish', 2);
    expect(unpublished.body).toMatchObject({ status: 'draft', published_slug: null, has_changes: false });
    expect((await open(slug)).status).toBe(404);
    expect((await act(token, id, 'unpublish', 3)).body.code).toBe('nothing_published');
    expect((await act(token, id, 'discard', 3)).body.code).toBe('nothing_published');
    expect((await api.call('GET', `/api/articles/${id}/published`, { token })).status).toBe(409);
    await act(token, id, 'publish', 3);
    expect((await open(slug)).body).toMatchObject({ title: 'New', published_at: day });
  });

  test('is neither published nor unpublished by saving what was read', async () => {
    const { id, slug } = await createArticle();
    const { author, categories, cover_id, status, published_at, texts } = await read(token, id);
    const whole = { slug, author, categories, cover_id, status, published_at };
    const changed = { ...texts, en: text('Changed') };
    expect((await put(token, id, 1, { ...whole, texts: changed })).body.has_changes).toBe(true);
    expect((await open(slug)).body.title).toBe('Old');
    const withoutStatus = await api.call('PUT', `/api/articles/${id}`, {
      token,
      body: { slug, author, categories, texts: changed },
      headers: { 'if-match': '"2"' },
    });
    expect(withoutStatus.body).toMatchObject({ status: 'published' });
    expect((await open(slug)).status).toBe(200);
  });

  test('that is scheduled becomes public as it was scheduled, whatever is saved until then', async () => {
    const { id, slug } = await createArticle({ status: 'scheduled', published_at: future });
    const saved = await put(token, id, 1, {
      slug,
      status: 'scheduled',
      published_at: future,
      texts: { en: text('Half a sen') },
    });
    expect(saved.body).toMatchObject({ status: 'scheduled', has_changes: true });
    const past = new Date(Date.now() - 1000).toISOString();
    const makeDue = (revision: number) =>
      api.dataSource.manager.update(PublishedArticle, { id, revision }, { published_at: past });
    await makeDue(1);
    expect((await open(slug)).body.title).toBe('Old');

    const other = await createArticle({ status: 'draft' });
    expect((await act(token, other.id, 'publish', 1, { published_at: future })).body).toMatchObject({
      status: 'scheduled',
      published_at: future,
    });
    expect((await open(other.slug)).status).toBe(404);
    const rescheduled = await act(token, other.id, 'publish', 2);
    expect(rescheduled.body).toMatchObject({ status: 'scheduled', published_at: future });
    const publishedNow = await act(token, other.id, 'publish', 3, { published_at: null });
    expect(publishedNow.body.status).toBe('published');
    expect((await open(other.slug)).status).toBe(200);
  });

  test('can be read at all its former addresses, and the answer has the current one [ARTICLE-4]', async () => {
    const { id, slug: first } = await createArticle();
    const [second, third, unpublished] = [newSlug(), newSlug(), newSlug()];
    await put(token, id, 1, { slug: second });
    expect((await open(second)).status).toBe(404);
    expect((await open(first)).body.slug).toBe(first);
    await act(token, id, 'publish', 2);
    await put(token, id, 3, { slug: third });
    await act(token, id, 'publish', 4);
    for (const address of [first, second, third, id])
      expect((await open(address)).body).toMatchObject({ id, slug: third });

    // The address of a draft is not reserved until it is published.
    await put(token, id, 5, { slug: unpublished });
    await put(token, id, 6, { slug: third });
    expect((await post(token, { slug: unpublished })).status).toBe(201);

    const refused = await post(token, { slug: first });
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'slug_taken',
        details: [
          {
            path: 'slug',
            code: 'leads_elsewhere',
            message:
              'Links to this address lead to “The first week”, which had it before. Choose another one.',
          },
        ],
      },
    });
    const { id: other } = (await post(token, { status: 'draft' })).body;
    expect((await put(token, other, 1, { slug: second })).status).toBe(409);
    // The article may return to its own former address.
    await put(token, id, 7, { slug: first });
    await act(token, id, 'publish', 8);
    expect((await open(third)).body.slug).toBe(first);
  });

  test('keeps its address reserved while its draft has another one', async () => {
    const { id, slug } = await createArticle();
    await put(token, id, 1, { slug: newSlug() });
    expect((await post(token, { slug })).body).toMatchObject({
      details: [
        { code: 'taken', message: '“The first week” has this address on the site. Choose another one.' },
      ],
    });
  });

  test('that was only scheduled reserves no address', async () => {
    const { id, slug } = await createArticle({ status: 'scheduled', published_at: future });
    await act(token, id, 'unpublish', 1);
    await put(token, id, 2, { slug: newSlug(), status: 'draft' });
    expect((await post(token, { slug })).status).toBe(201);
  });

  test.each([
    ['published', null],
    ['scheduled', future],
  ])('cannot be %s without English texts', async (status, published_at) => {
    const blank = { title: 'A', excerpt: ' ', body: { type: 'doc', content: [{ type: 'paragraph' }] } };
    const parts = ['texts.en.excerpt', 'texts.en.body'];
    const fields = { status, published_at, texts: { en: blank, es: text('Todo') } };
    const refused = await post(token, fields);
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'article_incomplete',
        error: 'This cannot be published yet. Write a summary in English. Write the text in English.',
      },
    });
    expect(errorPaths(refused.body as never)).toEqual(parts);
    const { id } = (await post(token, { status: 'draft', texts: { en: blank } })).body;
    expect(errorPaths((await put(token, id, 1, fields)).body as never)).toEqual(parts);
    expect(errorPaths((await act(token, id, 'publish', 1, { published_at })).body)).toEqual(parts);
    expect((await read(token, id)).status).toBe('draft');
    // A published article may have an empty draft, which cannot be published.
    const complete = await createArticle();
    expect((await put(token, complete.id, 1, { slug: complete.slug, texts: { en: blank } })).status).toBe(
      200,
    );
    expect((await act(token, complete.id, 'publish', 2)).body.code).toBe('article_incomplete');
    expect((await open(complete.slug)).body.title).toBe('Old');
  });

  test('has a version for every publication', async () => {
    const { id, slug } = await createArticle();
    await put(token, id, 1, { slug, texts: { en: text('New') } });
    await act(token, id, 'publish', 2);
    const { body } = await api.call<ArticleVersionAnswer>('GET', `/api/articles/${id}/versions/3`, { token });
    expect(body.content.texts.en.title).toBe('New');
  });

  test('can be sorted by creation time', async () => {
    const { items } = await published('sort=-created_at');
    const creationTimes = items.map(({ created_at }) => created_at);
    expect(creationTimes).toEqual([...creationTimes].sort().reverse());
    expect((await api.call<{ limit: number }>('GET', '/api/articles/public')).body.limit).toBe(20);
  });
});
