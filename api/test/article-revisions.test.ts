import type { ArticleAnswer, ArticleVersionAnswer } from '@lens/contracts/articles';
import type { Page } from '@lens/contracts/lists';
import { Activity } from '../src/activity/activity.entity.js';
import { articlesOf, text } from './harness/articles.js';
import { onEachEngine } from './harness/on-each-engine.js';

onEachEngine('articles', (api) => {
  const { post, put, open } = articlesOf(api);

  test('are not overwritten by whoever saw an older revision [API-ARTICLES-2]', async () => {
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

  test('keep every revision, and any of them can be had back [API-ARTICLES-8]', async () => {
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
});
