import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '@lens/contracts/errors';
import { languages } from '@lens/contracts/languages';
import type { Page } from '@lens/contracts/lists';
import type { PublicStatistic, Statistic as Figure, StatisticOrdered } from '@lens/contracts/statistics';
import { Activity } from '../src/activity/activity.entity.js';
import { onEachEngine } from './harness/on-each-engine.js';

onEachEngine('statistics', (api) => {
  const listPublic = async (query = '') =>
    (await api.call<Page<PublicStatistic>>('GET', `/api/statistics/public?${query}`)).body;
  const listForStaff = async (token: string, query = '') =>
    (await api.call<Page<Figure>>('GET', `/api/statistics?${query}`, { token })).body;

  test('contain every figure that the practice claims, in order [CLAIMS-1]', async () => {
    const { items, total } = await listPublic();
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
    expect(await listPublic('search=guam&limit=1&page=2')).toMatchObject({
      total: 2,
      page: 2,
      limit: 1,
      items: [{ key: 'guam_missions' }],
    });
  });

  test('come 20 to a page like every list, and newest first on request', async () => {
    const { limit, total } = await listPublic();
    expect([limit, total]).toEqual([20, 13]);
    await api.dataSource.query(`UPDATE statistics SET created_at = '2999-01-01' WHERE key = 'success_rate'`);
    expect((await listPublic('sort=-created_at')).items[0]?.key).toBe('success_rate');
    const token = await api.signIn('editor');
    expect((await listForStaff(token, 'sort=-created_at')).items[0]?.key).toBe('success_rate');
    expect((await listForStaff(token)).limit).toBe(20);
  });

  test('have their label in the requested language or a fallback, and say which language it is [API-STATISTICS-2]', async () => {
    const labelOf = async (lng: string) => {
      const { label, lng: served } = (await listPublic(`lng=${lng}&search=success_rate`)).items[0]!;
      return [served, label];
    };
    expect(await labelOf('en')).toEqual(['en', 'Success rate']);
    expect(await labelOf('es-MX')).toEqual(['es', 'Tasa de éxito']);
    expect(await labelOf('ar')).toEqual(['ar', 'معدل النجاح']);
    expect(await labelOf('pt-BR')).toEqual(['pt-BR', 'Taxa de sucesso']);
    const found = async (query: string) => (await listPublic(query)).items.map(({ key }) => key);
    expect(await found('lng=es-MX&search=éxito')).toEqual(['success_rate']);
    expect(await found('lng=ko&search=éxito')).toEqual([]);
    expect(await listPublic('lng=pt')).toMatchObject({
      code: 'validation_failed',
      details: [{ path: 'lng' }],
    });
    const staff = await listForStaff(await api.signIn('translator'), 'search=éxito');
    expect(staff.items.map(({ labels }) => Object.keys(labels).sort())).toEqual([
      languages
        .map(({ code }) => code)
        .filter((code) => code !== 'es-MX')
        .sort(),
    ]);
  });

  test('have a label in all eleven languages [CLAIMS-3]', async () => {
    const english = new Map((await listPublic()).items.map(({ key, label }) => [key, label]));
    for (const { code } of languages) {
      for (const { key, label, lng } of (await listPublic(`lng=${code}`)).items) {
        expect([key, lng]).toEqual([key, code === 'es-MX' ? 'es' : code]);
        expect([key, label === english.get(key)]).toEqual([key, code === 'en']);
      }
    }
  });

  test('get all labels replaced: a language that is left out loses its label [API-STATISTICS-3]', async () => {
    const token = await api.signIn('editor');
    const [figure] = (await listForStaff(token, 'search=surgeon_years')).items;
    const labels = { en: 'Years at the table', 'es-MX': 'Años en el quirófano' };
    const put = await api.call<Figure>('PUT', `/api/statistics/${figure!.id}`, { token, body: { labels } });
    expect(put).toMatchObject({ status: 200, body: { labels } });
    expect(put.body.labels).toEqual(labels);
    expect((await listPublic('lng=ar&search=surgeon_years')).items[0]).toMatchObject({
      lng: 'en',
      label: labels.en,
    });
    const [entry] = await api.dataSource.manager.findBy(Activity, { resource_id: figure!.id });
    expect(entry?.changes).toEqual({ labels: { before: figure!.labels, after: labels } });
  });

  test('are changed one at a time, which is recorded in the activity log and public at once [CLAIMS-2, API-STATISTICS-1]', async () => {
    const token = await api.signIn('editor');
    const figure = (await listPublic()).items.find(({ key }) => key === 'satisfaction')!;
    const put = await api.call<Figure>('PUT', `/api/statistics/${figure.id}`, {
      token,
      body: { value: 99.4 },
    });
    expect(put).toMatchObject({ status: 200, body: { id: figure.id, value: 99.4, suffix: '%' } });
    expect((await listPublic()).items).toContainEqual({ ...figure, value: 99.4 });
    const entries = await api.dataSource.manager.findBy(Activity, { resource_id: figure.id });
    expect(entries).toMatchObject([
      {
        action: 'UPDATE',
        resource_type: 'statistic',
        resource_name: 'Patient satisfaction',
        changes: { value: { before: 99.2, after: 99.4 } },
      },
    ]);
  });

  test('cannot exceed their maximum, whether the value or the suffix is changed', async () => {
    const token = await api.signIn('editor');
    const { items } = await listForStaff(token);
    const put = (key: string, body: object) => {
      const { id, revision } = items.find((item) => item.key === key)!;
      return api.call('PUT', `/api/statistics/${id}`, { token, body, baseRevision: revision });
    };
    const refused = (path: string, message = 'A percentage is at most 100.') => ({
      status: 400,
      body: {
        code: 'validation_failed',
        details: [{ path, code: 'custom', message }],
      },
    });
    expect(await put('success_rate', { value: 150 })).toMatchObject(refused('value'));
    expect(await put('success_rate', { value: 100.5, suffix: '%' })).toMatchObject(refused('value'));
    expect(await put('guam_procedures', { suffix: '%' })).toMatchObject(refused('suffix'));
    const fiveMessage = 'A figure out of 5 is at most 5.';
    expect(await put('average_rating', { value: 7 })).toMatchObject(refused('value', fiveMessage));
    expect(await put('average_rating', { value: 7, suffix: '/5' })).toMatchObject(
      refused('value', fiveMessage),
    );
    expect(await put('guam_procedures', { suffix: '/5' })).toMatchObject(refused('suffix', fiveMessage));
    expect((await listForStaff(token)).items).toEqual(items);
    expect((await put('average_rating', { value: 5 })).status).toBe(200);
    expect((await put('success_rate', { value: 100 })).status).toBe(200);
    expect((await put('guam_missions', { value: 150, suffix: '+' })).status).toBe(200);
  });

  test('that are moved make one entry in the activity log, however many positions change', async () => {
    const token = await api.signIn('editor');
    const { items } = await listForStaff(token);
    for (const { id, position, revision } of items)
      await api.call('PUT', `/api/statistics/${id}`, {
        token,
        body: { position: position + 1 },
        baseRevision: revision,
      });
    const entries = await api.dataSource.manager.findBy(Activity, { event: 'reordered' });
    expect(entries).toMatchObject([
      { action: 'UPDATE', resource_type: 'statistic', resource_id: null, resource_name: null, changes: null },
    ]);
    const all = await api.dataSource.manager.findBy(Activity, { resource_type: 'statistic' });
    expect(all.filter(({ changes }) => changes && 'position' in changes)).toEqual([]);
  });

  describe('are reordered', () => {
    const reorder = (token: string, figures: object[]) =>
      api.call<StatisticOrdered & ErrorBody>('POST', '/api/statistics/order', { token, body: { figures } });
    /** The first two figures, with each other's position. */
    const swapped = (items: Figure[]) =>
      [items[1]!, items[0]!].map(({ id, revision }, index) => ({
        id,
        revision,
        position: items[index]!.position,
      }));

    test('together, each on its current revision', async () => {
      const token = await api.signIn('editor');
      const { items } = await listForStaff(token);
      const order = swapped(items);
      const { status, body } = await reorder(token, order);
      expect(status).toBe(200);
      expect(body.items).toMatchObject(
        order.map(({ id, revision, position }) => ({
          id,
          position,
          revision: revision + 1,
          changed_by: expect.stringMatching(/^editor/) as string,
        })),
      );
      expect((await listForStaff(token)).items.slice(0, 2).map(({ id }) => id)).toEqual(
        order.map(({ id }) => id),
      );
    });

    test('not at all when a colleague has changed one of them, which the error names', async () => {
      const [token, lin] = [await api.signIn('editor'), await api.signIn()];
      const { items } = await listForStaff(token);
      const second = items[1]!;
      await api.call('PUT', `/api/statistics/${second.id}`, {
        token: lin,
        body: { prefix: '~' },
        baseRevision: second.revision,
      });
      const before = (await listForStaff(token)).items;
      const { status, body } = await reorder(token, swapped(items).toReversed());
      expect([status, body.code, body.error]).toEqual([
        412,
        'revision_conflict',
        'admin has changed this in the meantime.',
      ]);
      expect(body.details).toEqual([
        {
          path: 'figures.1.revision',
          code: 'revision_conflict',
          message: `${second.labels.en}: admin has changed this in the meantime.`,
        },
      ]);
      expect((await listForStaff(token)).items).toEqual(before);
      expect((await reorder(token, swapped(before))).status).toBe(200);
    });

    test('by only one of two people who move the same figures at the same time', async () => {
      const [token, lin] = [await api.signIn('editor'), await api.signIn()];
      const order = swapped((await listForStaff(token)).items);
      const answers = await Promise.all([reorder(token, order), reorder(lin, order.toReversed())]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    });

    test('not when a figure does not exist or is named twice', async () => {
      const token = await api.signIn('editor');
      const { items } = await listForStaff(token);
      const [one] = swapped(items);
      expect((await reorder(token, [one!, { ...one, id: randomUUID() }])).status).toBe(404);
      expect((await reorder(token, [one!, one!])).status).toBe(400);
      expect((await listForStaff(token)).items).toEqual(items);
    });
  });

  test.each([
    ['an unknown figure', randomUUID(), { value: 1 }, 404],
    ['an id that is none', 'first', { value: 1 }, 400],
    ['a value that is a text', undefined, { value: '1' }, 400],
    ['a negative value', undefined, { value: -1 }, 400],
    ['a change of nothing', undefined, {}, 400],
    ['a new key', undefined, { key: 'other' }, 400],
    ['labels without English', undefined, { labels: { es: 'Años' } }, 400],
    ['a label in no language of ours', undefined, { labels: { en: 'Years', fr: 'Ans' } }, 400],
    ['an empty label', undefined, { labels: { en: ' ' } }, 400],
  ])('refuse %s', async (_, id, body, status) => {
    const token = await api.signIn();
    const before = await listPublic();
    const put = await api.call('PUT', `/api/statistics/${id ?? before.items[0]!.id}`, { token, body });
    expect(put.status).toBe(status);
    expect(await listPublic()).toEqual(before);
  });
});
