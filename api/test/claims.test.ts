import { jest } from '@jest/globals';
import type { ContentRevision } from '@lens/contracts/content-revision';
import type { Page } from '@lens/contracts/lists';
import type { SettingsAnswer } from '@lens/contracts/settings';
import type { BasisContent, PublicStatistic, Statistic } from '@lens/contracts/statistics';
import { Clock } from '../src/common/clock.js';
import { onEachEngine } from './harness/on-each-engine.js';

const basis: BasisContent = {
  numerator: 49,
  denominator: 50,
  from: '2025-10-01',
  to: '2026-09-30',
  lost: 3,
  source: 'records',
  definition: { en: 'Eyes at 20/20 after a day.', es: 'Ojos con 20/20 después de un día.' },
};

onEachEngine('the basis of a figure', (api) => {
  let now: jest.Spied<Clock['now']>;
  beforeAll(() => (now = jest.spyOn(Clock.prototype, 'now')));
  afterAll(() => now.mockRestore());
  const at = (time: string) => now.mockReturnValue(Date.parse(time));
  beforeEach(async () => {
    at('2026-11-29T20:00:00Z');
    await api.dataSource.query(`UPDATE statistics SET basis = NULL, value = 98 WHERE key = 'success_rate'`);
  });
  const listPublic = async (lng = 'en') =>
    (await api.call<Page<PublicStatistic>>('GET', `/api/statistics/public?lng=${lng}`)).body.items;
  const shown = async (lng?: string) => (await listPublic(lng)).find(({ key }) => key === 'success_rate');
  const figure = async (token: string) =>
    (await api.call<Page<Statistic>>('GET', '/api/statistics?search=success_rate', { token })).body.items[0]!;
  const put = async (token: string, body: object) =>
    api.call<Statistic>('PUT', `/api/statistics/${(await figure(token)).id}`, { token, body });
  const hide = async (token: string, hideUnfounded: boolean) => {
    const {
      demo: _demo,
      revision,
      changed_by: _by,
      updated_at: _at,
      ...content
    } = (await api.call<SettingsAnswer>('GET', '/api/settings', { token })).body;
    const headers = { 'if-match': `"${revision}"` };
    const changed = { ...content, hideUnfounded };
    expect((await api.call('PUT', '/api/settings', { token, headers, body: changed })).status).toBe(200);
  };

  test('is public with its counts, period, loss and source, its definition in the language asked for [CLAIM-11]', async () => {
    const token = await api.signIn('editor');
    expect((await shown())?.basis).toBeNull();
    expect(await put(token, { basis })).toMatchObject({
      status: 200,
      body: { basis: { ...basis, is_sample: false } },
    });
    const { definition, ...rest } = basis;
    expect((await shown())?.basis).toEqual({
      ...rest,
      definition: definition.en,
      lng: 'en',
      is_sample: false,
    });
    expect((await shown('es-MX'))?.basis).toMatchObject({ definition: definition.es, lng: 'es' });
    expect((await shown('ko'))?.basis).toMatchObject({ definition: definition.en, lng: 'en' });
  });

  test.each([
    ['counts that give another figure', { ...basis, numerator: 47 }, 'basis.numerator'],
    ['no count at all', { ...basis, numerator: null, denominator: null }, 'basis.numerator'],
    ['a day in the future', { ...basis, to: '2026-11-30' }, 'basis.to'],
    ['a period from its end to its beginning', { ...basis, from: '2026-10-01' }, 'basis.to'],
    ['a source that nobody knows', { ...basis, source: 'hearsay' }, 'basis.source'],
    ['a name beside the counts', { ...basis, patient: 'Jane' }, 'basis.patient'],
  ])('is refused with %s [CLAIM-3]', async (_what, wrong, path) => {
    const token = await api.signIn('editor');
    const { status, body } = await put(token, { basis: wrong });
    expect([status, (body as unknown as { details: { path: string }[] }).details[0]!.path]).toEqual([
      400,
      path,
    ]);
    expect((await figure(token)).basis).toBeNull();
  });

  test('is lost by a figure that says something else, and stays with one that does not [CLAIM-12]', async () => {
    const token = await api.signIn('editor');
    await put(token, { basis });
    await put(token, { labels: { en: 'Success' } });
    expect((await figure(token)).basis).toMatchObject({ numerator: 49 });
    await put(token, { value: 97 });
    expect((await figure(token)).basis).toBeNull();
  });

  test('that is missing or older than a year takes a figure off the site, where staff say so [CLAIM-13]', async () => {
    const token = await api.signIn('editor');
    expect(await shown()).toBeDefined();
    await hide(token, true);
    expect(await shown()).toBeUndefined();
    await put(token, { basis });
    expect(await shown()).toBeDefined();
    // 11 p.m. of September 30 in Los Angeles: a year to the day. An hour later it is more.
    at('2027-10-01T06:00:00Z');
    expect(await shown()).toBeDefined();
    const revision = async () =>
      (await api.call<ContentRevision>('GET', '/api/content-revision')).body.revision;
    const before = await revision();
    at('2027-10-01T07:30:00Z');
    expect(await revision()).not.toBe(before);
    expect(await shown()).toBeUndefined();
    expect((await figure(token)).basis).toMatchObject({ to: basis.to });
    await hide(token, false);
    expect(await shown()).toBeDefined();
  });
});
