import type { ArticleAnswer, ArticleVersionAnswer } from '@lens/contracts/articles';
import type { Page } from '@lens/contracts/lists';
import { Activity } from '../src/activity/activity.entity.js';
import { articlesOf, text } from './harness/articles.js';
import { onEachEngine } from './harness/on-each-engine.js';

onEachEngine('articles', (api) => {
  const { post, put, open } = articlesOf(api);

  test('cannot be overwritten from an older revision [API-ARTICLES-2]', async () => {
    const token = await api.signIn('editor');
    const { id } = (await post(token)).body;
    const first = await put(token, id, 1, { texts: { en: text('Mine') } });
    expect([first.status, first.headers.get('etag')]).toEqual([200, '"2"']);
    const outdated = await put(token, id, 1, { texts: { en: text('Theirs') } });
    expect(outdated).toMatchObject({ status: 412, body: { code: 'revision_conflict' } });
    expect(await put(token, id, null)).toMatchObject({ status: 428, body: { code: 'revision_required' } });
    expect((await put(token, id, 'x')).status).toBe(400);
    const stored = (await api.call<ArticleAnswer>('GET', `/api/articles/${id}`, { token })).body;
    expect([stored.revision, stored.texts.en.title]).toEqual([2, 'Mine']);
  });

  test('accept only one of several changes at the same moment, and store nothing of the others', async () => {
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

  test('keep every revision, and can be restored to any of them [API-ARTICLES-8]', async () => {
    const token = await api.signIn('editor');
    const { id, slug } = (await post(token, { texts: { en: text('Old'), es: text('Viejo') } })).body;
    await put(token, id, 1, { texts: { en: text('New') }, slug });
    const version = await api.call<ArticleVersionAnswer>('GET', `/api/articles/${id}/versions/1`, { token });
    expect(version.body.content.texts.es?.title).toBe('Viejo');

    const restore = (baseRevision: number) =>
      api.call<ArticleAnswer>('POST', `/api/articles/${id}/versions/1/restore`, {
        token,
        headers: { 'if-match': `"${baseRevision}"` },
        body: {},
      });
    expect((await restore(1)).status).toBe(412);
    expect((await restore(2)).body).toMatchObject({ revision: 3, texts: { es: { title: 'Viejo' } } });
    expect((await open(slug, 'lng=es')).body.title).toBe('Viejo');
    const log = await api.dataSource.manager.find(Activity, {
      where: { resource_id: id },
      order: { created_at: 'ASC' },
    });
    expect(log.map(({ action, event }) => event ?? action)).toEqual(['CREATE', 'UPDATE', 'restored']);
    expect((await api.call('GET', `/api/articles/${id}/versions/9`, { token })).status).toBe(404);
  });
});
