import type { ContentRevision } from '@lens/contracts/content-revision';
import type { Page } from '@lens/contracts/lists';
import type { PublicTestimonial, Testimonial } from '@lens/contracts/testimonials';
import { errorPaths } from './harness/error-paths.js';
import { onEachEngine } from './harness/on-each-engine.js';

const release = {
  text: 'It took longer than I thought.',
  places: ['website', 'print'],
  signed_by: 'Lena Olsen',
  signed_how: 'paper',
  signed_on: '2025-01-10',
  expires_on: null as string | null,
  withdrawn_on: null as string | null,
};
const story = {
  procedure_type: 'PRK',
  rating: 3,
  name: 'Lena O.',
  quote: 'It took longer than I thought.',
  consent: true,
  source: 'Signed form in the patient file',
  release,
};

onEachEngine('the release of a testimonial', (api) => {
  const put = (id: string, token: string, fields: object) =>
    api.call<Testimonial>('PUT', `/api/testimonials/${id}`, {
      token,
      body: { ...story, release: { ...release, ...fields } },
    });
  const approve = (id: string, token: string) =>
    api.call('PATCH', `/api/testimonials/${id}/status`, { token, body: { status: 'approved' } });
  const createApproved = async (token: string) => {
    const { id } = (await api.call<Testimonial>('POST', '/api/testimonials', { token, body: story })).body;
    await approve(id, token);
    return id;
  };
  const find = async (id: string, query = '') =>
    (
      await api.call<Page<PublicTestimonial>>('GET', `/api/testimonials/public?limit=100${query}`)
    ).body.items.find((item) => item.id === id);
  const revision = async () =>
    (await api.call<ContentRevision>('GET', '/api/content-revision')).body.revision;

  test('stays with staff: visitors read the words alone [STORY-9]', async () => {
    const token = await api.signIn('editor');
    const id = await createApproved(token);
    expect(JSON.stringify(await find(id))).not.toContain('Olsen');
    const { body } = await api.call<Testimonial>('GET', `/api/testimonials/${id}`, { token });
    expect(body.release).toEqual(release);
  });

  test.each([
    ['withdrawn', { withdrawn_on: '2026-01-05' }],
    ['ended', { expires_on: '2026-01-05' }],
    ['for other places', { places: ['print'] }],
  ])(
    'that is %s takes the testimonial off the site in every language, and it is not approved again [STORY-10]',
    async (_case, fields) => {
      const token = await api.signIn('editor');
      const id = await createApproved(token);
      const before = await revision();
      expect((await put(id, token, fields)).status).toBe(200);
      expect(await revision()).not.toBe(before);
      for (const query of ['', '&lng=ar', '&procedure_type=PRK', '&search=longer'])
        expect(await find(id, query)).toBeUndefined();
      const refused = await approve(id, token);
      expect([refused.status, errorPaths(refused.body)]).toEqual([409, ['release']]);
    },
  );

  test('that ends with the day takes it off the site without a write, and raises the content revision [STORY-11]', async () => {
    const token = await api.signIn('editor');
    const id = await createApproved(token);
    await put(id, token, { expires_on: '2099-01-01' });
    expect(await find(id)).toBeDefined();
    const before = await revision();
    // The clock cannot be moved, so the last day is: by a statement that raises no revision.
    const endYesterday = `UPDATE testimonials SET release = jsonb_set(release, '{expires_on}', '"2026-01-01"') WHERE id = $1`;
    await api.dataSource.transaction(async (manager) => {
      await manager.query(`SELECT set_config('lens.content_raised', pg_current_xact_id()::text, true)`);
      await manager.query(endYesterday, [id]);
    });
    expect(await find(id)).toBeUndefined();
    expect(await revision()).not.toBe(before);
  });

  test('cannot end before it was signed [STORY-9]', async () => {
    const token = await api.signIn('editor');
    const id = await createApproved(token);
    const { status, body } = await put(id, token, { expires_on: '2025-01-09' });
    expect([status, errorPaths(body as never)]).toEqual([400, ['release.expires_on']]);
  });

  test('is not needed for testimonials from before it, nor for why one was rejected [STORY-12]', async () => {
    const token = await api.signIn('editor');
    const body = { ...story, release: null, rejection_reason: 'Names a colleague' };
    const { id } = (await api.call<Testimonial>('POST', '/api/testimonials', { token, body })).body;
    expect((await approve(id, token)).status).toBe(200);
    expect(await find(id)).toBeDefined();
    expect(JSON.stringify(await find(id))).not.toContain('colleague');
  });
});
