import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '@lens/contracts/errors';
import { languages } from '@lens/contracts/languages';
import type { Page } from '@lens/contracts/lists';
import type { PublicStatistic, Statistic as Figure, StatisticOrdered } from '@lens/contracts/statistics';
import { Activity } from '../src/activity/activity.entity.js';
import { onEachEngine } from './harness/on-each-engine.js';

onEachEngine('statistics', (api) => {
  const all = async (query = '') =>
    (await api.call<Page<PublicStatistic>>('GET', `/api/statistics/public?${query}`)).body;
  const own = async (token: string, query = '') =>
    (await api.call<Page<Figure>>('GET', `/api/statistics?${query}`, { token })).body;

  test('hold every figure that the practice claims, in order [CLAIMS-1]', async () => {
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
    expect(await all('search=guam&limit=1&page=2')).toMatchObject({
      total: 2,
      page: 2,
      limit: 1,
      items: [{ key: 'guam_missions' }],
    });
  });

  test('come twenty at a time as every list does, and the newest first where that is asked for', async () => {
    const { limit, total } = await all();
    expect([limit, total]).toEqual([20, 13]);
    await api.source.query(`UPDATE statistics SET created_at = '2999-01-01' WHERE key = 'success_rate'`);
    expect((await all('sort=-created_at')).items[0]?.key).toBe('success_rate');
    const token = await api.signIn('editor');
    expect((await own(token, 'sort=-created_at')).items[0]?.key).toBe('success_rate');
    expect((await own(token)).limit).toBe(20);
  });

  test('are labelled in the language asked for, else along its fallback, and say which [API-STATISTICS-2]', async () => {
    const labelOf = async (lng: string) => {
      const { label, lng: served } = (await all(`lng=${lng}&search=success_rate`)).items[0]!;
      return [served, label];
    };
    expect(await labelOf('en')).toEqual(['en', 'Success rate']);
    expect(await labelOf('es-MX')).toEqual(['es', 'Tasa de éxito']);
    expect(await labelOf('ar')).toEqual(['ar', 'معدل النجاح']);
    expect(await labelOf('pt-BR')).toEqual(['pt-BR', 'Taxa de sucesso']);
    const found = async (query: string) => (await all(query)).items.map(({ key }) => key);
    expect(await found('lng=es-MX&search=éxito')).toEqual(['success_rate']);
    expect(await found('lng=ko&search=éxito')).toEqual([]);
    expect(await all('lng=pt')).toMatchObject({ code: 'validation_failed', details: [{ path: 'lng' }] });
    const staff = await own(await api.signIn('translator'), 'search=éxito');
    expect(staff.items.map(({ labels }) => Object.keys(labels).sort())).toEqual([
      languages
        .map(({ code }) => code)
        .filter((code) => code !== 'es-MX')
        .sort(),
    ]);
  });

  test('have a label in all eleven languages [CLAIMS-3]', async () => {
    const english = new Map((await all()).items.map(({ key, label }) => [key, label]));
    for (const { code } of languages) {
      for (const { key, label, lng } of (await all(`lng=${code}`)).items) {
        expect([key, lng]).toEqual([key, code === 'es-MX' ? 'es' : code]);
        expect([key, label === english.get(key)]).toEqual([key, code === 'en']);
      }
    }
  });

  test('get labels whole: a language that is left out has none any more [API-STATISTICS-3]', async () => {
    const token = await api.signIn('editor');
    const [figure] = (await own(token, 'search=surgeon_years')).items;
    const labels = { en: 'Years at the table', 'es-MX': 'Años en el quirófano' };
    const put = await api.call<Figure>('PUT', `/api/statistics/${figure!.id}`, { token, body: { labels } });
    expect(put).toMatchObject({ status: 200, body: { labels } });
    expect(put.body.labels).toEqual(labels);
    expect((await all('lng=ar&search=surgeon_years')).items[0]).toMatchObject({
      lng: 'en',
      label: labels.en,
    });
    const [entry] = await api.source.manager.findBy(Activity, { resource_id: figure!.id });
    expect(entry?.changes).toEqual({ labels: { before: figure!.labels, after: labels } });
  });

  test('are changed one at a time, in the log and in public [CLAIMS-2, API-STATISTICS-1]', async () => {
    const token = await api.signIn('editor');
    const figure = (await all()).items.find(({ key }) => key === 'satisfaction')!;
    const put = await api.call<Figure>('PUT', `/api/statistics/${figure.id}`, {
      token,
      body: { value: 99.4 },
    });
    expect(put).toMatchObject({ status: 200, body: { id: figure.id, value: 99.4, suffix: '%' } });
    expect((await all()).items).toContainEqual({ ...figure, value: 99.4 });
    const entries = await api.source.manager.findBy(Activity, { resource_id: figure.id });
    expect(entries).toMatchObject([
      {
        action: 'UPDATE',
        resource_type: 'statistic',
        resource_name: 'Patient satisfaction',
        changes: { value: { before: 99.2, after: 99.4 } },
      },
    ]);
  });

  test('are no more than what they are of, whichever of value and sign is changed', async () => {
    const token = await api.signIn('editor');
    const { items } = await own(token);
    const put = (key: string, body: object) => {
      const { id, revision } = items.find((item) => item.key === key)!;
      return api.call('PUT', `/api/statistics/${id}`, { token, body, seen: revision });
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
    const ofFive = 'A figure out of 5 is at most 5.';
    expect(await put('average_rating', { value: 7 })).toMatchObject(refused('value', ofFive));
    expect(await put('average_rating', { value: 7, suffix: '/5' })).toMatchObject(refused('value', ofFive));
    expect(await put('guam_procedures', { suffix: '/5' })).toMatchObject(refused('suffix', ofFive));
    expect((await own(token)).items).toEqual(items);
    expect((await put('average_rating', { value: 5 })).status).toBe(200);
    expect((await put('success_rate', { value: 100 })).status).toBe(200);
    expect((await put('guam_missions', { value: 150, suffix: '+' })).status).toBe(200);
  });

  test('that change places are one entry of the log, however many give way', async () => {
    const token = await api.signIn('editor');
    const { items } = await own(token);
    for (const { id, position, revision } of items)
      await api.call('PUT', `/api/statistics/${id}`, {
        token,
        body: { position: position + 1 },
        seen: revision,
      });
    const entries = await api.source.manager.findBy(Activity, { event: 'reordered' });
    expect(entries).toMatchObject([
      { action: 'UPDATE', resource_type: 'statistic', resource_id: null, resource_name: null, changes: null },
    ]);
    const all = await api.source.manager.findBy(Activity, { resource_type: 'statistic' });
    expect(all.filter(({ changes }) => changes && 'position' in changes)).toEqual([]);
  });

  describe('change places', () => {
    const order = (token: string, figures: object[]) =>
      api.call<StatisticOrdered & ErrorBody>('POST', '/api/statistics/order', { token, body: { figures } });
    /** The first two, each in the place of the other. */
    const swapped = (items: Figure[]) =>
      [items[1]!, items[0]!].map(({ id, revision }, index) => ({
        id,
        revision,
        position: items[index]!.position,
      }));

    test('together, each on the revision that was seen of it', async () => {
      const token = await api.signIn('editor');
      const { items } = await own(token);
      const wanted = swapped(items);
      const { status, body } = await order(token, wanted);
      expect(status).toBe(200);
      expect(body.items).toMatchObject(
        wanted.map(({ id, revision, position }) => ({
          id,
          position,
          revision: revision + 1,
          changed_by: expect.stringMatching(/^editor/) as string,
        })),
      );
      expect((await own(token)).items.slice(0, 2).map(({ id }) => id)).toEqual(wanted.map(({ id }) => id));
    });

    test('not at all where a colleague has changed one of them, which the refusal names', async () => {
      const [token, lin] = [await api.signIn('editor'), await api.signIn()];
      const { items } = await own(token);
      const second = items[1]!;
      await api.call('PUT', `/api/statistics/${second.id}`, {
        token: lin,
        body: { prefix: '~' },
        seen: second.revision,
      });
      const before = (await own(token)).items;
      const { status, body } = await order(token, swapped(items).toReversed());
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
      expect((await own(token)).items).toEqual(before);
      expect((await order(token, swapped(before))).status).toBe(200);
    });

    test('for one of two who move the same at the same moment', async () => {
      const [token, lin] = [await api.signIn('editor'), await api.signIn()];
      const wanted = swapped((await own(token)).items);
      const answers = await Promise.all([order(token, wanted), order(lin, wanted.toReversed())]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    });

    test('not with a figure that there is not, or one that is named twice', async () => {
      const token = await api.signIn('editor');
      const { items } = await own(token);
      const [one] = swapped(items);
      expect((await order(token, [one!, { ...one, id: randomUUID() }])).status).toBe(404);
      expect((await order(token, [one!, one!])).status).toBe(400);
      expect((await own(token)).items).toEqual(items);
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
    const before = await all();
    const put = await api.call('PUT', `/api/statistics/${id ?? before.items[0]!.id}`, { token, body });
    expect(put.status).toBe(status);
    expect(await all()).toEqual(before);
  });
});
