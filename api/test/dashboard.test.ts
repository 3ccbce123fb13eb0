import { dayInZone, formatInZone } from '@lens/contracts/practice-time';
import { randomUUID } from 'node:crypto';
import type { ActivityEntry } from '@lens/contracts/activity';
import type { DashboardOverview, DashboardStats } from '@lens/contracts/dashboard';
import type { Page } from '@lens/contracts/lists';
import { ActivityLog } from '../src/activity/activity-log.js';
import { Article } from '../src/articles/article.entity.js';
import { Consultation } from '../src/consultations/consultation.entity.js';
import { Media } from '../src/media/media.entity.js';
import { Testimonial } from '../src/testimonials/testimonial.entity.js';
import { onEachEngine } from './harness/on-each-engine.js';

onEachEngine('the dashboard', (api) => {
  const readOverview = async (token: string) =>
    (await api.call<DashboardOverview>('GET', '/api/dashboard/overview', { token })).body;
  const readStats = async (token: string) =>
    (await api.call<DashboardStats>('GET', '/api/dashboard/stats', { token })).body;

  const addTestimonial = (fields: Partial<Testimonial>) =>
    api.dataSource.manager.insert(Testimonial, {
      status: 'approved',
      procedure_type: 'ICL',
      rating: 4,
      name: 'T',
      quote: 'q',
      is_sample: true,
      ...fields,
    });

  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const addRequest = (fields: Partial<Consultation>) =>
    api.dataSource.manager.insert(Consultation, {
      reference: `LV-${randomUUID()}`,
      firstName: 'A',
      lastName: 'B',
      email: 'a@example.com',
      phone: '5625550142',
      procedure: '',
      message: '',
      preferredContact: 'phone',
      interpreter: false,
      status: 'new',
      requestHash: '',
      ...fields,
    });

  test('counts testimonials, articles, pictures and waiting requests [API-DASHBOARD-1]', async () => {
    const token = await api.signIn('translator');
    const before = (await readOverview(token)).overview;
    await addTestimonial({ status: 'pending' });
    await addTestimonial({ status: 'rejected' });
    const addArticle = (slug: string, status: Article['status'], published_at: string | null) =>
      api.dataSource.manager.insert(Article, { slug, status, published_at, author: 'A', categories: [] });
    await addArticle('a', 'published', '2020-01-01T00:00:00Z');
    await addArticle('b', 'draft', null);
    await addArticle('c', 'scheduled', '2999-01-01T00:00:00Z');
    await api.dataSource.manager.insert(Media, { filename: 'a.jpg', mime: 'image/jpeg' });
    await api.call('POST', '/api/consultations', {
      body: { firstName: 'A', lastName: 'B', email: 'a@example.com', phone: '5625550142' },
    });
    expect((await readOverview(token)).overview).toEqual({
      total_testimonials: before.total_testimonials + 2,
      pending_testimonials: before.pending_testimonials + 1,
      published_articles: before.published_articles + 1,
      total_media: before.total_media + 1,
      waiting_consultations: before.waiting_consultations + 1,
    });
  });

  test('compares the last 30 days with the 30 before [API-DASHBOARD-4]', async () => {
    const token = await api.signIn();
    await api.dataSource.manager.clear(Testimonial);
    await api.dataSource.query('DELETE FROM media');
    for (const days of [1, 2, 29, 31, 59, 61]) await addTestimonial({ created_at: daysAgo(days) });
    await api.dataSource.manager.insert(Media, { filename: 'a.jpg', mime: 'image/jpeg' });
    const { changes } = await readOverview(token);
    expect(changes.testimonials).toEqual({ current: 3, previous: 2, percent: 50 });
    expect(changes.media).toEqual({ current: 1, previous: 0, percent: null });
  });

  test('shows since when the oldest new request waits, without suspected spam [API-DASHBOARD-5]', async () => {
    const token = await api.signIn();
    await api.dataSource.query('DELETE FROM consultations');
    expect(await readOverview(token)).toMatchObject({ waiting_since: null });
    await addRequest({ created_at: daysAgo(2) });
    await addRequest({ created_at: daysAgo(3), suspected: true });
    await addRequest({ created_at: daysAgo(4), status: 'contacted' });
    const oldest = daysAgo(2.5);
    await addRequest({ created_at: oldest });
    const { overview, waiting_since } = await readOverview(token);
    expect(overview.waiting_consultations).toBe(2);
    expect(waiting_since).toBe(oldest);
  });

  test('counts requests by week, from Monday on, and by language [API-DASHBOARD-6]', async () => {
    const token = await api.signIn('translator');
    await api.dataSource.query('DELETE FROM consultations');
    const timeZone = 'America/Los_Angeles';
    const today = new Date(dayInZone(new Date(), timeZone));
    const mondayWeeksAgo = (weeks: number) =>
      new Date(today.getTime() - (((today.getUTCDay() + 6) % 7) + 7 * weeks) * 86_400_000)
        .toISOString()
        .slice(0, 10);
    /** The start of that Monday in the practice's time zone, in summer or winter time, plus an offset. */
    const startOfWeek = (weeks: number, offsetMs = 0) => {
      const starts = ['-07:00', '-08:00'].map((offset) =>
        Date.parse(`${mondayWeeksAgo(weeks)}T00:00:00${offset}`),
      );
      const start = starts.find((moment) => formatInZone(moment, timeZone).slice(11, 16) === '00:00')!;
      return new Date(start + offsetMs).toISOString();
    };
    await addRequest({ language: 'es', created_at: startOfWeek(0) });
    await addRequest({ language: 'es', created_at: startOfWeek(0, -1) });
    await addRequest({ created_at: startOfWeek(1) });
    await addRequest({ language: 'ar', created_at: startOfWeek(11) });
    await addRequest({ language: 'ko', created_at: startOfWeek(11, -1) });
    await addRequest({ language: 'ko', created_at: startOfWeek(0), suspected: true });
    const { requestsPerWeek, requestLanguages } = await readStats(token);
    expect(requestsPerWeek.map(({ count }) => count)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1]);
    expect(requestsPerWeek[0]!.week).toBe(mondayWeeksAgo(11));
    expect(requestsPerWeek[11]!.week).toBe(mondayWeeksAgo(0));
    expect(requestLanguages).toEqual([
      { language: 'es', count: 2 },
      { language: 'ar', count: 1 },
      { language: null, count: 1 },
    ]);
  });

  test('averages the approved ratings by procedure, as numbers [API-DASHBOARD-3]', async () => {
    const token = await api.signIn();
    await api.dataSource.manager.clear(Testimonial);
    await addTestimonial({ rating: 5 });
    await addTestimonial({ rating: 5 });
    await addTestimonial({ rating: 4 });
    await addTestimonial({ rating: 1, status: 'pending' });
    await addTestimonial({ rating: 3, procedure_type: 'PRK' });
    expect((await readStats(token)).procedureStats).toEqual([
      { procedure_type: 'ICL', avg_rating: 4.7, count: 3 },
      { procedure_type: 'PRK', avg_rating: 3, count: 1 },
    ]);
  });

  test('shows the five latest changes, and the activity log filters all changes [API-DASHBOARD-2]', async () => {
    const token = await api.signIn();
    const log = api.app.get(ActivityLog, { strict: false });
    // In one transaction, so that all have the same time and only their order tells them apart.
    await api.dataSource.transaction(async (manager) => {
      for (let number = 1; number <= 7; number += 1) {
        await log.record(
          manager,
          { username: number % 2 ? 'odd' : 'even' },
          {
            action: number === 7 ? 'DELETE' : 'CREATE',
            resource_type: 'article',
            resource_id: String(number),
          },
        );
      }
    });
    const { recentActivity } = await readOverview(token);
    expect(recentActivity.map(({ resource_id }) => resource_id)).toEqual(['7', '6', '5', '4', '3']);

    const list = async (query: string) =>
      (
        await api.call<Page<ActivityEntry>>('GET', `/api/activity?resource_type=article&${query}`, {
          token,
        })
      ).body;
    expect((await list('')).total).toBe(7);
    expect((await list('username=odd')).total).toBe(4);
    expect((await list('action=DELETE')).items[0]).toMatchObject({ resource_id: '7', event: null });
    expect((await list('sort=created_at&limit=1')).items[0]).toMatchObject({ resource_id: '1' });
    expect((await list('search=EVE')).total).toBe(3);
  });
});
