import type { DeskCoverage } from '@lens/contracts/desk';
import type { Page } from '@lens/contracts/lists';
import { missingText, type MissingText } from '@lens/contracts/missing-texts';
import { Activity } from '../src/activity/activity.entity.js';
import { MissingTextRow } from '../src/translations/missing/missing-text.entity.js';
import { createDeskClient, shippedFiles } from './harness/desk-client.js';
import { onEachEngine } from './harness/on-each-engine.js';
import { uniqueAddress } from './harness/running-api.js';
import { startStubShell, type StubShell } from './harness/stub-shell.js';
import { waitFor } from './harness/wait-for.js';

const today = () => new Date().toISOString().slice(0, 10);

let shell: StubShell;
beforeAll(async () => {
  shell = await startStubShell(shippedFiles());
});
afterAll(() => shell.stop());

onEachEngine(
  'missing texts',
  (api) => {
    let token: string;
    const { call, read, review, publish } = createDeskClient(api, () => token);
    const report = async (key: string, language = 'ko', route = '/contact') =>
      (
        await api.call('POST', '/api/events', {
          body: { kind: 'missing_key', key, language, route },
          from: uniqueAddress(),
        })
      ).status;
    const page = async (query = '') => (await call<Page<MissingText>>('GET', `missing?${query}`)).body;
    const listed = async (query = '') =>
      (await page(query)).items.map(
        ({ language, key, route, count }) => `${language} ${key} ${route} ${count}`,
      );
    const rows = () => api.dataSource.manager.find(MissingTextRow);

    beforeAll(async () => {
      token = await api.signIn('translator');
    });
    afterEach(async () => {
      await api.dataSource.query('DELETE FROM missing_texts');
      Object.assign(shell.files, shippedFiles());
      shell.setOffline(false);
    });

    test('are counted by key, language and page, also in parallel, and listed most frequent first [DESK-16]', async () => {
      const reports = [
        ...Array.from({ length: 12 }, () => report('common:hero.lead')),
        ...Array.from({ length: 3 }, () => report('common:hero.lead', 'ko', '/blog/:slug')),
        ...Array.from({ length: 5 }, () => report('common:items_few', 'ar')),
      ];
      expect(new Set(await Promise.all(reports))).toEqual(new Set([204]));
      expect(await listed()).toEqual([
        'ko hero.lead /contact 12',
        'ar items_few /contact 5',
        'ko hero.lead /blog/:slug 3',
      ]);
      expect(await listed('language=ar')).toEqual(['ar items_few /contact 5']);
      expect(await listed('search=BLOG&limit=1')).toEqual(['ko hero.lead /blog/:slug 3']);
      const [first] = (await page('sort=-last_seen&search=ask us')).items;
      expect(missingText.strict().parse(first)).toMatchObject({
        source: 'Ask us, {{name}}.',
        first_seen: today(),
        last_seen: today(),
      });
    });

    test('are stored without anything about the visitor, and without a time, only the day [DESK-17]', async () => {
      await report('common:hero.lead');
      const [row] = await api.dataSource.query<object[]>('SELECT * FROM missing_texts');
      expect(Object.keys(row!).sort()).toEqual(
        ['count', 'first_seen', 'key', 'language', 'last_seen', 'namespace', 'route'].sort(),
      );
    });

    test.each([
      ['a text that the language has', 'common:hero.title', 'ko'],
      ['a text that English does not have', 'common:hero.made-up', 'ko'],
      ['a plural form that the language does not have', 'common:items_few', 'ko'],
      ['a namespace that visitors do not see', 'mfe-admin:menu.home', 'ko'],
      ['English', 'common:hero.lead', 'en'],
      ['a text that Mexican Spanish shows in Spanish', 'common:hero.title', 'es-MX'],
      ['a key without a namespace', 'hero.lead', 'ko'],
      ['a property of every object', 'common:__proto__', 'ko'],
    ])('a report of %s is accepted, but not counted', async (_what, key, language) => {
      expect(await report(key, language)).toBe(204);
      expect(await rows()).toEqual([]);
    });

    test('a text has 20 pages at most, which continue to be counted', async () => {
      for (let index = 0; index < 25; index += 1) await report('common:hero.lead', 'ko', `/made-up/${index}`);
      await report('common:hero.lead', 'ko', '/made-up/0');
      const stored = await rows();
      expect(stored).toHaveLength(20);
      expect(stored.find(({ route }) => route === '/made-up/0')).toMatchObject({ count: 2 });
    });

    test('leave the list once they are shipped or published', async () => {
      await Promise.all([report('common:hero.lead'), report('common:items_other')]);
      shell.files['ko/common'] = { hero: { title: 'LASIK은 15분 걸립니다.' }, items_other: '{{count}}개' };
      await new Promise((resolve) => setTimeout(resolve, 1100));
      expect(await listed()).toEqual(['ko hero.lead /contact 1']);
      expect((await review('ko/common/hero.lead', '{{name}}, 물어보세요.')).status).toBe(200);
      expect(await listed()).toHaveLength(1);
      await publish();
      expect(await page()).toMatchObject({ items: [], total: 0 });
      await report('common:hero.lead');
      expect(await rows()).toHaveLength(2);
      await call('POST', 'sets/0/activate');
      expect(await listed()).toEqual(['ko hero.lead /contact 1']);
    });

    test('come back once the published text does not fit the changed English any more', async () => {
      const englishIs = async (lead: string) => {
        shell.files['en/common'] = { ...shippedFiles()['en/common'], hero: { lead } };
        const source = async () => (await read('ko/common/hero.lead')).body.source;
        await waitFor(`the English ${lead}`, async () => (await source()) === lead);
      };
      await report('common:hero.lead');
      await review('ko/common/hero.lead', '{{name}}, 물어보세요.');
      await publish();
      await englishIs('Do ask us, {{name}}.');
      expect(await listed()).toEqual([]);
      await englishIs('Ask us within 3 days, {{name}}.');
      expect(await listed()).toEqual(['ko hero.lead /contact 1']);
      await report('common:hero.lead');
      expect(await listed()).toEqual(['ko hero.lead /contact 2']);
      const { items } = (await call<DeskCoverage>('GET', 'coverage')).body;
      expect(
        items.find(({ language, namespace }) => language === 'ko' && namespace === 'common')!.english,
      ).toContain('hero.lead');
      await call('POST', 'sets/0/activate');
    });

    test('can be cleared one by one or all at once, which is in the activity log', async () => {
      await Promise.all([
        report('common:hero.lead'),
        report('common:hero.lead', 'ko', '/about'),
        report('navigation:skip'),
      ]);
      const path = 'missing/ko/common/hero.lead';
      expect((await call('DELETE', path)).status).toBe(204);
      expect(await listed()).toEqual(['ko skip /contact 1']);
      expect((await call('DELETE', path)).status).toBe(404);
      expect((await call('DELETE', 'missing')).status).toBe(204);
      expect(await rows()).toEqual([]);
      const entries = await api.dataSource.manager.find(Activity, {
        where: { resource_type: 'missing_text' },
        order: { created_at: 'ASC' },
      });
      expect(entries.map(({ action, event, resource_id }) => [action, event, resource_id])).toEqual([
        ['DELETE', null, 'ko/common/hero.lead'],
        ['DELETE', 'cleared', null],
      ]);
    });

    test('reports are accepted while the shell or the table is away', async () => {
      shell.setOffline(true);
      await new Promise((resolve) => setTimeout(resolve, 1100));
      expect(await report('common:hero.lead')).toBe(204);
      expect((await call('GET', 'missing')).status).toBe(200);
      shell.setOffline(false);
      await api.dataSource.query('ALTER TABLE missing_texts RENAME TO away');
      expect(await report('common:hero.lead')).toBe(204);
      await api.dataSource.query('ALTER TABLE away RENAME TO missing_texts');
      expect(api.logs()).toContain('missing text not counted');
    });
  },
  () => shell.variables,
);
