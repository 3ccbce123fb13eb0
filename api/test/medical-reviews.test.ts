import type { PublicArticle } from '@lens/contracts/articles';
import type { ContentRevision } from '@lens/contracts/content-revision';
import type { DashboardOverview } from '@lens/contracts/dashboard';
import type { ErrorBody } from '@lens/contracts/errors';
import type { Page } from '@lens/contracts/lists';
import type { MedicalReview, MedicalReviewChange, PageReview } from '@lens/contracts/medical-reviews';
import { articlesOf, text } from './harness/articles.js';
import { onEachEngine } from './harness/on-each-engine.js';

const url = 'https://doi.org/10.1001/jamaophthalmol.2016.4587';
const reviewed: MedicalReviewChange = {
  written_by: 'Noor Haddad, OD',
  reviewed_by: 'Ana Reyes, MD',
  license: 'California, A 123456',
  reviewed_on: '2026-01-10',
  due_on: '2099-01-10',
  sources: [{ citation: 'PROWL, JAMA Ophthalmology, 2017.', url, cited_at: ['risks'] }],
};

onEachEngine('medical reviews', (api) => {
  const list = async (token: string, query = '') =>
    (await api.call<Page<MedicalReview>>('GET', `/api/medical-reviews?limit=100&${query}`, { token })).body;
  const rowOf = async (token: string, title: string) =>
    (await list(token)).items.find((row) => row.title === title)!;
  const save = ({ id }: { id: string }, token: string, body: object) =>
    api.call<MedicalReview & ErrorBody>('PUT', `/api/medical-reviews/${id}`, { token, body });
  const readPublic = async (page: string) =>
    (await api.call<PageReview>('GET', `/api/medical-reviews/public/${page}`)).body.review;
  const revision = async () =>
    (await api.call<ContentRevision>('GET', '/api/content-revision')).body.revision;

  test('of the demo are marked as samples, and become the practice’s own when somebody saves them [AUTHOR-1]', async () => {
    const token = await api.signIn('editor');
    expect(await readPublic('icl')).toMatchObject({ reviewed_by: 'Dr. Mara Solano', is_sample: true });
    const row = await rowOf(token, 'ICL');
    expect(row).toMatchObject({ page: 'icl', article_id: null, state: 'current', is_sample: true });
    const before = await revision();
    expect((await save(row, token, reviewed)).body).toMatchObject({ ...reviewed, is_sample: false });
    expect(await readPublic('icl')).toEqual({ ...reviewed, is_sample: false });
    expect(await revision()).not.toBe(before);
  });

  test('that are not recorded say nothing to visitors [AUTHOR-2]', async () => {
    const token = await api.signIn('editor');
    const nothing = {
      written_by: null,
      reviewed_by: null,
      license: null,
      reviewed_on: null,
      due_on: null,
      sources: [],
    };
    const row = await rowOf(token, 'PRK');
    expect((await save(row, token, nothing)).body.state).toBe('missing');
    expect(await readPublic('prk')).toBeNull();
    const before = await revision();
    expect((await save(row, token, nothing)).status).toBe(200);
    expect(await revision()).toBe(before);
  });

  test.each([
    ['the writer as reviewer', { written_by: 'Ana Reyes, MD' }, ['reviewed_by']],
    ['half a review', { license: null }, ['license']],
    ['a review in the future', { reviewed_on: '2098-01-01' }, ['reviewed_on']],
    ['a next review before this one', { due_on: '2026-01-10' }, ['due_on']],
    [
      'a source that is cited nowhere',
      { sources: [{ citation: 'A', url: null, cited_at: [] }] },
      ['sources.0.cited_at'],
    ],
    [
      'a part of another page',
      { sources: [{ citation: 'A', url: null, cited_at: ['safety'] }] },
      ['sources.0.cited_at'],
    ],
    [
      'an address that is not secure',
      { sources: [{ citation: 'A', url: 'http://a.example', cited_at: ['risks'] }] },
      ['sources.0.url'],
    ],
  ])('refuse %s [AUTHOR-3]', async (_case, fields, paths) => {
    const token = await api.signIn('editor');
    const answer = await save(await rowOf(token, 'LASIK'), token, { ...reviewed, ...fields });
    expect([answer.status, answer.body.details?.map(({ path }) => path)]).toEqual([400, paths]);
  });

  test('are listed with those first that are due first, and counted for the dashboard [AUTHOR-4]', async () => {
    const token = await api.signIn('editor');
    const row = await rowOf(token, 'LASIK');
    await save(row, token, { ...reviewed, due_on: '2026-01-11' });
    const { items } = await list(token);
    expect(items[0]).toMatchObject({ title: 'LASIK', state: 'overdue' });
    expect((await list(token, 'state=overdue')).items.map(({ title }) => title)).toEqual(['LASIK']);
    expect((await list(token, 'search=lasik&state=current')).items.map(({ title }) => title)).toEqual([
      'LASIK, PRK or ICL: how we choose together with you',
    ]);
    const { body } = await api.call<DashboardOverview>('GET', '/api/dashboard/overview', { token });
    expect(body.medical_reviews).toEqual({ overdue: 1, due: 1, missing: 1 });
  });

  test('of an article name its numbers without a source, and sources without a number [AUTHOR-5]', async () => {
    const token = await api.signIn('editor');
    const marks = [{ type: 'link', attrs: { href: '#source-2' } }];
    const body = {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'As measured' },
            { type: 'text', text: '2', marks },
          ],
        },
      ],
    };
    const article = { slug: 'an-article-with-numbers', texts: { en: { ...text('Numbers'), body } } };
    const { id } = (await articlesOf(api).post(token, { ...article, status: 'published' })).body;
    const row = await rowOf(token, 'Numbers');
    expect(row).toMatchObject({ page: null, article_id: id, state: 'missing', numbers_without_source: [2] });
    const source = { citation: 'One.', url: null, cited_at: [] };
    expect((await save(row, token, { ...reviewed, sources: [source] })).body).toMatchObject({
      numbers_without_source: [2],
      sources_without_number: [1],
    });
    const read = async () =>
      (await api.call<PublicArticle>('GET', '/api/articles/public/an-article-with-numbers')).body.review;
    expect(await read()).toMatchObject({ reviewed_by: 'Ana Reyes, MD', sources: [source] });
    await articlesOf(api).remove(token, id);
    expect((await list(token, 'search=Numbers')).total).toBe(0);
  });

  test('are in the activity log, with what changed', async () => {
    const token = await api.signIn('editor');
    await save(await rowOf(token, 'Technology'), token, { ...reviewed, sources: [] });
    const { body } = await api.call<Page<object>>('GET', '/api/activity?resource_type=medical_review', {
      token,
    });
    expect(body.items[0]).toMatchObject({
      resource_name: 'Technology',
      action: 'UPDATE',
      changes: { license: { after: 'California, A 123456' } },
    });
  });
});
