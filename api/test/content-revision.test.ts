import type { ContentRevision } from '@lens/contracts/content-revision';
import type { Page } from '@lens/contracts/lists';
import type { SettingsAnswer } from '@lens/contracts/settings';
import type { Statistic } from '@lens/contracts/statistics';
import type { Testimonial } from '@lens/contracts/testimonials';
import { articlesOf, text } from './harness/articles.js';
import { onEachEngine } from './harness/on-each-engine.js';
import { drawPicture, upload, waitForVariants } from './harness/pictures.js';
import { waitFor } from './harness/wait-for.js';

const story = {
  procedure_type: 'PRK',
  rating: 3,
  name: 'Lena O.',
  quote: 'It took longer than I thought.',
  consent: true,
  source: 'Signed form in the patient file',
};

onEachEngine('the content revision', (api) => {
  const { post, put, act, remove } = articlesOf(api);
  const read = async () => (await api.call<ContentRevision>('GET', '/api/content-revision')).body.revision;
  /** Does it, and returns whether that changed the revision. */
  const isRaisedBy = async (write: () => Promise<unknown>): Promise<boolean> => {
    const before = await read();
    await write();
    return (await read()) !== before;
  };
  const sql = (statement: string, parameters?: unknown[]) => api.dataSource.query(statement, parameters);
  const createTestimonial = async (token: string) =>
    (await api.call<Testimonial>('POST', '/api/testimonials', { token, body: story })).body.id;

  test('is answered to everybody with a tag, by which an unchanged one is not sent again', async () => {
    const { status, headers, body } = await api.call<ContentRevision>('GET', '/api/content-revision');
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache']);
    const again = { headers: { 'if-none-match': headers.get('etag')! } };
    expect(await api.call('GET', '/api/content-revision', again)).toMatchObject({
      status: 304,
      body: undefined,
    });
    await sql(`UPDATE statistics SET value = value + 1 WHERE key = 'guam_missions'`);
    const changed = await api.call<ContentRevision>('GET', '/api/content-revision', again);
    expect(changed.status).toBe(200);
    expect(changed.body.revision).not.toBe(body.revision);
  });

  test('is raised by approving, correcting, translating and deleting a testimonial [CACHE-1]', async () => {
    const token = await api.signIn('editor');
    const id = await createTestimonial(token);
    const path = `/api/testimonials/${id}`;
    const change = (method: string, end: string, body?: object) => async () =>
      expect((await api.call(method, path + end, { token, body })).status).toBeLessThan(300);
    expect(await isRaisedBy(change('PATCH', '/status', { status: 'approved' }))).toBe(true);
    expect(await isRaisedBy(change('PUT', '', { ...story, age: 44 }))).toBe(true);
    const translations = { es: { quote: 'Duró más de lo que pensaba.' } };
    expect(await isRaisedBy(change('PUT', '', { ...story, age: 44, translations }))).toBe(true);
    expect(await isRaisedBy(change('DELETE', ''))).toBe(true);
  });

  test('is raised by taking a testimonial off the site, as when consent is withdrawn [CACHE-1]', async () => {
    const token = await api.signIn('editor');
    const id = await createTestimonial(token);
    await api.call('PATCH', `/api/testimonials/${id}/status`, { token, body: { status: 'approved' } });
    const body = { ...story, consent: false, status: 'rejected' };
    expect(await isRaisedBy(() => api.call('PUT', `/api/testimonials/${id}`, { token, body }))).toBe(true);
  });

  test('is raised by figures and their order [CACHE-1]', async () => {
    const token = await api.signIn('editor');
    const { items } = (await api.call<Page<Statistic>>('GET', '/api/statistics', { token })).body;
    const [first, second] = items;
    const body = { value: first!.value + 1 };
    expect(await isRaisedBy(() => api.call('PUT', `/api/statistics/${first!.id}`, { token, body }))).toBe(
      true,
    );
    const figures = [
      { id: first!.id, revision: first!.revision + 1, position: second!.position },
      { id: second!.id, revision: second!.revision, position: first!.position },
    ];
    const reorder = async () => {
      const { status } = await api.call('POST', '/api/statistics/order', { token, body: { figures } });
      expect(status).toBe(200);
    };
    expect(await isRaisedBy(reorder)).toBe(true);
  });

  test('is raised by settings, except by those that only staff are shown [CACHE-1]', async () => {
    const token = await api.signIn('editor');
    const change = async (fields: object) => {
      const {
        demo: _demo,
        revision,
        changed_by: _by,
        updated_at: _time,
        ...content
      } = (await api.call<SettingsAnswer>('GET', '/api/settings', { token })).body;
      const headers = { 'if-match': `"${revision}"` };
      const body = { ...content, ...fields };
      expect((await api.call('PUT', '/api/settings', { token, headers, body })).status).toBe(200);
    };
    expect(await isRaisedBy(() => change({ practice: 'Harbour Light Eye Centre' }))).toBe(true);
    expect(await isRaisedBy(() => change({ retentionDays: 91 }))).toBe(false);
  });

  test('is raised by publishing, changing, unpublishing and deleting an article, not by drafts [CACHE-1]', async () => {
    const token = await api.signIn('editor');
    const fields = { slug: 'raised-by-articles', status: undefined };
    let id = '';
    const draft = async () => {
      ({ id } = (await post(token, { ...fields, status: 'draft' })).body);
    };
    expect(await isRaisedBy(draft)).toBe(false);
    expect(await isRaisedBy(() => act(token, id, 'publish', 1))).toBe(true);
    const draftAgain = () => put(token, id, 2, { ...fields, texts: { en: text('A second draft') } });
    expect(await isRaisedBy(draftAgain)).toBe(false);
    expect(await isRaisedBy(() => act(token, id, 'publish', 3))).toBe(true);
    expect(await isRaisedBy(() => act(token, id, 'unpublish', 4))).toBe(true);
    await act(token, id, 'publish', 5);
    expect(await isRaisedBy(() => remove(token, id, 6))).toBe(true);
  });

  test('is raised when the sizes of a picture are made, when it is described, and when it is deleted [CACHE-1]', async () => {
    const token = await api.signIn('editor');
    let id = '';
    const add = async () => {
      ({ id } = (await upload(api, token, { file: await drawPicture().jpeg().toBuffer() })).body);
      await waitForVariants(api, token, id);
    };
    expect(await isRaisedBy(add)).toBe(true);
    const change = (body: object) => () => api.call('PATCH', `/api/media/${id}`, { token, body });
    expect(await isRaisedBy(change({ filename: 'quiet.jpg' }))).toBe(false);
    expect(await isRaisedBy(change({ alt: { es: 'Una sala tranquila' } }))).toBe(true);
    expect(await isRaisedBy(change({ focal_point: { x: 0.1, y: 0.9 } }))).toBe(true);
    expect(
      await isRaisedBy(() => sql('UPDATE media_variants SET bytes = bytes + 1 WHERE media_id = $1', [id])),
    ).toBe(true);
    expect(await isRaisedBy(() => api.call('DELETE', `/api/media/${id}`, { token }))).toBe(true);
  });

  test('is raised by activating a text set [CACHE-1]', async () => {
    await sql(`INSERT INTO text_sets (number, texts, username) VALUES (41, '[]', 'admin')`);
    const activate = () => sql(`INSERT INTO text_set_activations (number, username) VALUES (41, 'admin')`);
    expect(await isRaisedBy(activate)).toBe(true);
    const token = await api.signIn();
    const goBack = async () => {
      const { status } = await api.call('POST', '/api/translations/sets/0/activate', { token });
      expect(status).toBe(200);
    };
    expect(await isRaisedBy(goBack)).toBe(true);
    expect(await isRaisedBy(() => sql('TRUNCATE text_set_activations'))).toBe(true);
  });

  test('is not raised by requests, sign-ins, presence or unapproved testimonials', async () => {
    const token = await api.signIn('editor');
    const request = {
      firstName: 'Ana',
      lastName: 'B',
      email: 'ana@example.com',
      phone: '5625550142',
      procedure: '',
      message: 'Hello',
      preferredContact: 'phone',
    };
    const body = { ...story, consent: false };
    expect(await isRaisedBy(() => api.call('POST', '/api/consultations', { body: request }))).toBe(false);
    expect(await isRaisedBy(() => api.signIn('translator'))).toBe(false);
    expect(await isRaisedBy(() => api.call('POST', '/api/testimonials', { token, body }))).toBe(false);
  });

  test('changes at the moment when a scheduled article is due, without a write [CACHE-2]', async () => {
    const token = await api.signIn('editor');
    const [{ soon }] = await sql(`SELECT now() + interval '700 milliseconds' AS soon`);
    const { body: article } = await post(token, { status: 'scheduled', published_at: soon.toISOString() });
    const before = await read();
    expect((await api.call('GET', `/api/articles/public/${article.slug}`)).status).toBe(404);
    const after = await waitFor('the article to be due', async () => {
      const revision = await read();
      return revision !== before && revision;
    });
    expect((await api.call('GET', `/api/articles/public/${article.slug}`)).status).toBe(200);
    expect(after.split('-').slice(0, -1)).toEqual(before.split('-').slice(0, -1));
  });
});
