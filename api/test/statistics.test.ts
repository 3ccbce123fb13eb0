import { randomUUID } from 'node:crypto';
import type { Page } from '@lens/contracts/lists';
import type { Statistic as Figure } from '@lens/contracts/statistics';
import { Activity } from '../src/activity/activity.entity.js';
import { onEachEngine } from './harness/on-each-engine.js';

onEachEngine('statistics', (api) => {
  const all = async () => (await api.call<Page<Figure>>('GET', '/api/statistics/public')).body;

  test('hold every figure that the practice claims, in order', async () => {
    const { items, total } = await all();
    expect(items).toHaveLength(total);
    expect(items.map(({ key, prefix, value, suffix }) => `${key} ${prefix}${value}${suffix}`)).toEqual([
      'procedures_performed 30000+',
      'success_rate 98%',
      'practice_years 15+',
      'surgeon_years 20+',
      'pacific_islands 12',
      'guam_procedures 600+',
      'residents_served 200000+',
      'travel_cost_saved $3000',
      'research_funding $1M+',
      'guam_missions 4',
      'lives_impacted 650+',
      'satisfaction 99.2%',
      'average_rating 4.9/5',
    ]);
  });

  test('are paged and searched like any list', async () => {
    const { body } = await api.call<Page<Figure>>('GET', '/api/statistics/public?search=guam&limit=1&page=2');
    expect(body).toMatchObject({ total: 2, page: 2, limit: 1, items: [{ key: 'guam_missions' }] });
  });

  test('are changed one at a time, in the log and in public', async () => {
    const token = await api.signIn('editor');
    const figure = (await all()).items.find(({ key }) => key === 'satisfaction')!;
    const put = await api.call<Figure>('PUT', `/api/statistics/${figure.id}`, {
      token,
      body: { value: 99.4 },
    });
    expect(put).toMatchObject({ status: 200, body: { ...figure, value: 99.4 } });
    expect((await all()).items).toContainEqual({ ...figure, value: 99.4 });
    const entries = await api.source.manager.findBy(Activity, { resource_id: figure.id });
    expect(entries).toMatchObject([{ action: 'UPDATE', resource_type: 'statistic' }]);
  });

  test.each([
    ['an unknown figure', randomUUID(), { value: 1 }, 404],
    ['an id that is none', 'first', { value: 1 }, 400],
    ['a value that is a text', undefined, { value: '1' }, 400],
    ['a negative value', undefined, { value: -1 }, 400],
    ['a change of nothing', undefined, {}, 400],
    ['a new key', undefined, { key: 'other' }, 400],
  ])('refuse %s', async (_, id, body, status) => {
    const token = await api.signIn();
    const before = await all();
    const put = await api.call('PUT', `/api/statistics/${id ?? before.items[0]!.id}`, { token, body });
    expect(put.status).toBe(status);
    expect(await all()).toEqual(before);
  });
});
