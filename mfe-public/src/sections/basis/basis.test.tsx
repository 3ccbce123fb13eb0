import { screen, within } from '@testing-library/react';
import type { PublicBasis } from '@lens/contracts/claim-basis';
import { copy, copyIn } from '../../testing/copy';
import { renderPage } from '../../testing/render-page';
import { Basis } from './Basis';

const basis: PublicBasis = {
  numerator: 2450,
  denominator: 2500,
  from: '2025-10-01',
  to: '2026-09-30',
  lost: 87,
  source: 'records',
  definition: 'Eyes at 20/20 after a day.',
  lng: 'en',
  is_sample: false,
};
const rate = { value: 98, prefix: '', suffix: '%' };

const shown = () =>
  Object.fromEntries(
    screen
      .getAllByRole('term', { hidden: true })
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

describe('What stands behind a figure', () => {
  it('is one tap away without a script: counts, interval, period, loss and source [CLAIM-14]', () => {
    const { container } = renderPage(<Basis of="success" figure={{ ...rate, basis }} />);
    expect(container.querySelector('details > summary')?.textContent).toBe(`${copy('basis.open')}: success`);
    expect(screen.getByText(basis.definition).lang).toBe('en');
    expect(shown()).toEqual({
      [copy('basis.counted')]: '2,450 of 2,500',
      // Wilson: 0.9737 to 0.9848.
      [copy('basis.interval')]: '97.4% to 98.5%',
      [copy('basis.period')]: 'October 1, 2025 to September 30, 2026',
      [copy('basis.lost')]: '87',
      [copy('basis.source')]: copy('basis.records'),
    });
  });

  it('has no interval where no share was counted, and says whom an average is of', () => {
    const average = { ...basis, numerator: null, denominator: 386, from: null, lost: null };
    renderPage(<Basis of="rating" figure={{ value: 4.9, prefix: '', suffix: '/5', basis: average }} />);
    expect(shown()).toEqual({
      [copy('basis.among')]: '386',
      [copy('basis.period')]: 'Until September 30, 2026',
      [copy('basis.source')]: copy('basis.records'),
    });
  });

  it('keeps a definition in its own language and direction, and its numbers in those of the page', () => {
    const arabic = copyIn('ar');
    renderPage(<Basis of="success" figure={{ ...rate, basis }} />, { language: 'ar' });
    const definition = screen.getByText(basis.definition);
    expect([definition.lang, definition.dir]).toEqual(['en', 'ltr']);
    expect(shown()[arabic('basis.counted')]).toBe('\u20662,450\u2069 من \u20662,500\u2069');
  });

  it('says that a sample is invented', () => {
    const { container } = renderPage(
      <Basis of="x" figure={{ ...rate, basis: { ...basis, is_sample: true } }} />,
    );
    expect(within(container).getByText(copy('basis.sample'))).toBeTruthy();
  });

  it('is nothing where nothing does', () => {
    const { container } = renderPage(<Basis of="x" figure={{ ...rate, basis: null }} />);
    expect(container.querySelector('details')).toBeNull();
  });
});
