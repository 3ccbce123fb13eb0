import type { ArticleAnswer, PublicArticle } from '@lens/contracts/articles';
import type { ErrorBody } from '@lens/contracts/errors';
import { errorPaths } from './harness/error-paths.js';
import { onEachEngine } from './harness/on-each-engine.js';

const text = (title: string, fields: object = {}) => ({
  title,
  excerpt: '',
  body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Rest.' }] }] },
  ...fields,
});
const slug = 'healing';
const content = (texts: object) => ({
  slug,
  author: 'A',
  categories: ['procedures'],
  status: 'published',
  texts,
});

onEachEngine('articles', (api) => {
  const write = (token: string, method: string, path: string, body: object, baseRevision = 0) =>
    api.call<ArticleAnswer & ErrorBody>(method, `/api/articles${path}`, {
      token,
      body,
      headers: { 'if-match': `"${baseRevision}"` },
    });
  const readTitles = async (lng: string) => {
    const { body } = await api.call<PublicArticle>('GET', `/api/articles/public/${slug}?lng=${lng}`);
    return [body.title, body.seo_title, body.seo_description];
  };

  test('have a title and description for search results, by default title and excerpt, in every language [API-ARTICLES-5]', async () => {
    const token = await api.signIn('editor');
    const seo = { seo_title: 'Healing after PRK', seo_description: 'Day by day.' };
    const texts = {
      en: text('One', { excerpt: 'In short.', ...seo }),
      es: text('Uno', { excerpt: 'En breve.', seo_title: 'Tras la PRK' }),
      ko: text('하나'),
    };
    const { id, texts: stored } = (await write(token, 'POST', '', content(texts))).body;
    expect(stored).toEqual(texts);
    expect(await readTitles('en')).toEqual(['One', 'Healing after PRK', 'Day by day.']);
    expect(await readTitles('es-MX')).toEqual(['Uno', 'Tras la PRK', 'En breve.']);
    expect(await readTitles('ko')).toEqual(['하나', '하나', '']);

    const withoutSeo = content({ ...texts, en: text('One', { excerpt: 'In short.' }) });
    expect((await write(token, 'PUT', `/${id}`, withoutSeo, 1)).body.stale).toEqual(['es', 'ko']);
    await write(token, 'POST', `/${id}/publish`, {}, 2);
    expect(await readTitles('en')).toEqual(['One', 'One', 'In short.']);
    const restored = await write(token, 'POST', `/${id}/versions/1/restore`, {}, 3);
    expect(restored.body.texts).toEqual(texts);
  });

  test('refuse a blank or too long text for search results', async () => {
    const en = text('One', { seo_title: 'x'.repeat(121), seo_description: ' ' });
    const { status, body } = await write(await api.signIn('editor'), 'POST', '', content({ en }));
    expect([status, errorPaths(body)]).toEqual([400, ['texts.en.seo_title', 'texts.en.seo_description']]);
  });
});
