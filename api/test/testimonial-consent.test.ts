import type { Page } from '@lens/contracts/lists';
import type { PublicTestimonial, Testimonial } from '@lens/contracts/testimonials';
import { Activity } from '../src/activity/activity.entity.js';
import { errorPaths } from './harness/error-paths.js';
import { onEachEngine } from './harness/on-each-engine.js';

const story = {
  procedure_type: 'PRK',
  rating: 3,
  name: 'Lena O.',
  quote: 'It took longer than I thought.',
  consent: true,
  source: 'Signed form in the patient file',
};

onEachEngine('consent to a testimonial', (api) => {
  const createApproved = async (token: string): Promise<string> => {
    const { id } = (await api.call<Testimonial>('POST', '/api/testimonials', { token, body: story })).body;
    const body = { status: 'approved' };
    await api.call('PATCH', `/api/testimonials/${id}/status`, { token, body });
    return id;
  };
  const publicIds = async () =>
    (await api.call<Page<PublicTestimonial>>('GET', '/api/testimonials/public?limit=100')).body.items.map(
      ({ id }) => id,
    );

  test('can be withdrawn in the same step that takes the testimonial off the site', async () => {
    const token = await api.signIn('editor');
    const id = await createApproved(token);
    const put = (body: object) => api.call<Testimonial>('PUT', `/api/testimonials/${id}`, { token, body });
    const withdrawn = await put({ ...story, consent: false, status: 'rejected' });
    expect(withdrawn).toMatchObject({ status: 200, body: { status: 'rejected', consent: false } });
    expect(await publicIds()).not.toContain(id);
    const [entry] = await api.dataSource.manager.find(Activity, {
      where: { resource_id: id },
      order: { created_at: 'DESC' },
    });
    expect(entry).toMatchObject({
      action: 'UPDATE',
      event: 'status_rejected',
      changes: {
        status: { before: 'approved', after: 'rejected' },
        consent: { before: true, after: false },
      },
    });
    expect(errorPaths((await put({ ...story, status: 'approved' })).body as never)).toEqual(['status']);
  });
});
