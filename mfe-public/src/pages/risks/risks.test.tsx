import '../../testing/browser';
import { screen, within } from '@testing-library/react';
import type { LoadContext } from '@lens/contracts/page';
import type { PublicRisk } from '@lens/contracts/risks';
import { copy } from '../../testing/copy';
import { renderPage } from '../../testing/render-page';
import { loadProcedure } from '../../sections/risks/load-procedure';
import { Page as LasikPage } from '../lasik/lasik';
import { load, Page } from './risks';

const dryness: PublicRisk = {
  id: '00000000-0000-4000-8000-000000000001',
  option: 'lasik',
  harm: 'dryness',
  affected: 28,
  out_of: 100,
  bound: 'about',
  counted: 'newly',
  studied: 312,
  months: 3,
  onset: 'days',
  duration: 'months',
  severity: 'moderate',
  source: {
    authors: 'A',
    title: 'A study',
    publication: 'Journal',
    year: 2017,
    url: 'https://doi.org/10.1/a',
  },
  reviewer: 'Dr. Ana Ruiz',
  reviewed_on: '2026-01-02',
  is_sample: false,
};
const infection: PublicRisk = {
  ...dryness,
  id: '00000000-0000-4000-8000-000000000002',
  option: 'contacts',
  harm: 'infection',
  affected: 1,
  out_of: 1000,
  bound: 'fewer',
  counted: 'yearly',
  source: { ...dryness.source, title: 'Another study', url: 'https://doi.org/10.1/b' },
};
const show = (risks: PublicRisk[], language: 'en' | 'ar' = 'en') =>
  renderPage(<Page data={risks} params={{}} />, { language });

/** How many dots of a picture are large, from the lengths of its lines. */
const largeDots = (picture: HTMLElement) =>
  [
    ...picture
      .querySelectorAll('path')[1]!
      .getAttribute('d')!
      .matchAll(/h(\d+)?\.1/g),
  ].reduce((sum, [, length]) => sum + Number(length ?? 0) + 1, 0);

test('a risk says of how many, when, how long, how bad, from where and who reviewed it [RISK-5]', () => {
  show([dryness, infection]);
  const card = within(screen.getByRole('region', { name: 'LASIK' })).getByRole('listitem');
  const picture = within(card).getByRole('img', {
    name: /^About 280 of 1,000: people who did not have this/,
  });
  expect(largeDots(picture)).toBe(280);
  for (const text of [
    copy('risks.word.sometimes'),
    copy('risks.onset.days'),
    copy('risks.duration.months'),
    copy('risks.severity.moderate'),
  ])
    expect(within(card).getByText(text)).toBeTruthy();
  expect(within(card).getByText(/Dr\. Ana Ruiz/).textContent).toContain('2026-01-02');
  const mark = within(card).getByRole('link').getAttribute('href')!;
  const source = document.querySelector(mark)!;
  expect(source.textContent).toBe('A A study. Journal, 2017.');
  expect(source.querySelector('a')?.href).toBe('https://doi.org/10.1/a');
});

test('the same harm is shown with glasses, contact lenses, LASIK, PRK and ICL side by side [RISK-6]', () => {
  show([dryness, infection]);
  const row = screen.getByRole('region', { name: copy('riskNumbers.name.infection') });
  const options = within(row).getAllByRole('listitem');
  expect(options.map((option) => option.querySelector('p')!.textContent)).toEqual([
    'Glasses',
    'Contact lenses',
    'LASIK',
    'PRK',
    'ICL',
  ]);
  expect(within(options[1]!).getByText('Fewer than 1 of 1,000')).toBeTruthy();
  expect(within(options[2]!).getByText(copy('riskNumbers.compare.none'))).toBeTruthy();
});

test('without numbers of the practice, nothing is shown in their place [RISK-7]', () => {
  const { unmount } = show([]);
  expect(screen.queryByRole('img', { name: / of / })).toBeNull();
  unmount();
  renderPage(<LasikPage data={undefined} params={{}} />);
  expect(screen.queryByRole('link', { name: copy('risks.more') })).toBeNull();
});

test('the page of a procedure has the number beside the words, and the way to all of them [RISK-5]', () => {
  renderPage(<LasikPage data={{ stories: [], risks: [dryness, infection] }} params={{}} />);
  const risk = screen.getByText(copy('lasik.risks.dryness.text')).closest('div')!;
  expect(largeDots(within(risk).getByRole('img', { name: 'About 280 of 1,000' }))).toBe(280);
  expect(risk.textContent).toContain(copy('risks.counted.newly'));
  expect(risk.textContent).toContain(copy('risks.severity.moderate'));
  expect(screen.getByRole('link', { name: copy('risks.more') }).getAttribute('href')).toBe(
    '/procedures/risks',
  );
});

test('samples are called so, and only samples', () => {
  const { unmount } = show([dryness]);
  expect(screen.queryByText(copy('riskNumbers.sample'))).toBeNull();
  unmount();
  show([{ ...dryness, is_sample: true }]);
  expect(screen.getByText(copy('riskNumbers.sample'))).toBeTruthy();
});

test('pages have the risks, and are there with an API that knows of none, but not while the API is away [RISK-7]', async () => {
  const asked: unknown[] = [];
  const context = (risks: () => Promise<unknown>) =>
    ({
      api: {
        get: (path: string, { query }: { query: unknown }) => {
          if (path !== '/risks/public') return Promise.resolve({ items: [] });
          asked.push(query);
          return risks();
        },
      },
    }) as unknown as LoadContext;
  const answer = () => Promise.resolve({ items: [dryness, infection] });
  expect(await load(context(answer))).toEqual([dryness, infection]);
  const { risks } = await loadProcedure(context(answer), 'lasik', 1);
  expect(risks[0]).toMatchObject({ harm: 'dryness', affected: 28 });
  expect(risks[0]).not.toHaveProperty('source');
  expect(asked).toEqual([{ limit: 100 }, { limit: 100, option: 'lasik' }]);
  const fail = (status: number) => () => Promise.reject(Object.assign(new Error('failed'), { status }));
  expect((await loadProcedure(context(fail(404)), 'lasik', 1)).risks).toEqual([]);
  await expect(loadProcedure(context(fail(503)), 'lasik', 1)).rejects.toThrow('failed');
});
