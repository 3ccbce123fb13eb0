import '../../testing/browser';
import { screen, within } from '@testing-library/react';
import type { PublicRisk } from '@lens/contracts/risks';
import { copy } from '../../testing/copy';
import { renderPage } from '../../testing/render-page';
import { countLargeDots, dryness, infection } from '../../testing/risks';
import { Page } from './risks';

const show = (risks: PublicRisk[], language: 'en' | 'ar' = 'en') =>
  renderPage(<Page data={risks} params={{}} />, { language });

test('a risk says of how many, when, how long, how bad, from where and who reviewed it [RISK-5]', () => {
  show([dryness, infection]);
  const card = within(screen.getByRole('region', { name: 'LASIK' })).getByRole('listitem');
  const picture = within(card).getByRole('img', {
    name: /^About 280 of 1,000: people who did not have this/,
  });
  expect(countLargeDots(picture)).toBe(280);
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
  show([]);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText(copy('risks.note'))).toBeTruthy();
});

test('samples are called so, and only samples', () => {
  const { unmount } = show([dryness]);
  expect(screen.queryByText(copy('riskNumbers.sample'))).toBeNull();
  unmount();
  show([{ ...dryness, is_sample: true }]);
  expect(screen.getByText(copy('riskNumbers.sample'))).toBeTruthy();
});
