import { screen, within } from '@testing-library/react';
import { DeskPage } from '../../../components/desk-page/DeskPage';
import { showPage, cleanUp } from '../../../testing/show-page';
import type { TargetLanguage } from '../labels';
import { PageCoverage } from './PageCoverage';

const coverage = (language: string) => ({
  language,
  namespace: 'common',
  counts: {},
  // Mexican Spanish falls back to Spanish.
  shown: language === 'ko' ? { own: 6, fallback: 0, english: 1 } : { own: 1, fallback: 6, english: 0 },
  english: language === 'ko' ? ['about.lead'] : [],
  chosen_english: language === 'ko' ? ['home.risk', 'about.risk'] : [],
});
const answers: Record<string, unknown> = {
  '/translations/coverage': { items: ['ko', 'es-MX'].map(coverage) },
  '/remotes/registry.json': { remotes: { 'mfe-public': { address: '/remotes/mfe-public/1/' } } },
  '/remotes/mfe-public/1/remote.json': {
    routes: [
      { path: '/', surface: 'public', copy: ['common:home'] },
      { path: '/about', surface: 'public', copy: ['common:home', 'common:about'] },
      { path: '/admin', surface: 'admin', copy: ['common'] },
    ],
  },
};
const show = (language: TargetLanguage) =>
  showPage(
    <DeskPage>
      <PageCoverage language={language} />
    </DeskPage>,
    { respond: ({ path }) => (answers[path] ? { body: answers[path] } : undefined) },
  );

afterEach(cleanUp);

test('each page says how much of it is in English, with a link to it', async () => {
  const { user } = show('ko');
  await user.click(await screen.findByText('1 of 2 pages are complete in Korean'));
  const table = within(screen.getByRole('table', { name: 'Texts of each page in Korean' }));
  const rows = table.getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    '/Complete, 1 shown in English by the settings',
    '/about1 text in English, 2 shown in English by the settings',
  ]);
  expect(table.getByRole('link', { name: '/about' }).getAttribute('href')).toBe('/ko/about');
});

test('texts in the fallback language are not counted as missing', async () => {
  show('es-MX');
  expect(await screen.findByText('2 of 2 pages are complete in Spanish (Mexico)')).toBeTruthy();
});
