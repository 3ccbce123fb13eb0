import { screen } from '@testing-library/react';
import type { LanguageCode } from '@lens/contracts/languages';
import { beginningWith, copy } from '../../../testing/copy';
import { renderPage } from '../../../testing/render-page';
import { settings } from '../../../testing/settings';
import { Hours } from './Hours';

describe('Office hours', () => {
  const former = settings.hours;
  afterEach(() => void (settings.hours = former));

  it.each([
    ['en', 'Monday, Wednesday, Friday'],
    ['ar', 'الاثنين، الأربعاء، الجمعة'],
    ['zh', '星期一，星期三，星期五'],
  ] as const)(
    'in %s name days that do not follow each other with its own comma',
    (language: LanguageCode, days) => {
      settings.hours = [{ days: [1, 3, 5], opens: '08:00', closes: '18:00' }];
      renderPage(<Hours />, { language });
      expect(screen.getByRole('rowheader').textContent).toBe(days);
    },
  );

  it('name the days in the page’s language', () => {
    renderPage(<Hours />, { language: 'es' });
    expect(screen.getByRole('rowheader', { name: 'lunes a viernes' })).toBeTruthy();
  });

  it('name whom to call outside of them', () => {
    renderPage(<Hours />);
    const line = screen.getByRole('link', { name: beginningWith(copy('contact.emergency.line')) });
    expect(line.getAttribute('href')).toBe(`tel:${settings.emergencyPhone}`);
  });
});
