import { screen, within } from '@testing-library/react';
import { cellsOf, countEye, noEyes, type PublicOutcome } from '@lens/contracts/outcome-counts';
import type { PageApi } from '@lens/contracts/page';
import { copy } from '../../testing/copy';
import { renderPage } from '../../testing/render-page';
import { load, Page } from './results';
import type { ResultsData } from './load';

/** Four eyes: three on target at 20/20 or better, one that lost a line and missed by 0.75 D. */
function fourEyes(): PublicOutcome {
  const counts = noEyes();
  const cells = new Map<string, number>();
  const eye = {
    cdva_before: 20,
    cdva_after: 20,
    se_before: -3,
    se_target: 0,
    cyl_before: 1,
    cyl_after: 0.25,
  };
  for (const udva_after of [16, 20, 20]) countEye(counts, cells, { ...eye, udva_after, se_after: 0 });
  countEye(counts, cells, { ...eye, cdva_after: 25, udva_after: 32, se_after: -0.75 });
  const period = { from: '2025-01-01', to: '2025-12-31', months: 3, lost: 2, is_sample: false };
  return { procedure: 'prk', ...period, counts: { ...counts, correction: cellsOf(cells) } };
}

const claim = {
  key: 'success_rate',
  label: 'Success rate',
  lng: 'en',
  value: 98,
  prefix: '',
  suffix: '%',
  basis: null,
};
const data: ResultsData = {
  claims: [{ ...claim, lng: 'en' }],
  measured: ['lasik', 'prk'],
  outcome: fourEyes(),
};
const graph = (name: 'udva' | 'against' | 'change' | 'correction' | 'error' | 'cylinder') =>
  within(screen.getByRole('region', { name: copy(`results.${name}.title`) }));
const rowsOf = (name: Parameters<typeof graph>[0]) =>
  graph(name)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe('The page of results', () => {
  it('says which eyes were measured, when, and how many were not [CLAIM-16]', () => {
    renderPage(<Page data={data} params={{}} />);
    const terms = screen.getAllByRole('term').slice(0, 4);
    expect(terms.map((term) => [term.textContent, term.nextElementSibling!.textContent])).toEqual([
      [copy('results.eyes.count'), '4'],
      [copy('basis.lost'), '2'],
      [copy('basis.period'), 'January 1, 2025 to December 31, 2025'],
      [copy('results.eyes.months'), '3'],
    ]);
    const current = screen.getByRole('link', { current: 'page' });
    expect([current.textContent, current.getAttribute('href')]).toEqual(['PRK', '/results?procedure=prk']);
    expect(screen.queryByText(copy('results.eyes.sample'))).toBeNull();
  });

  it('draws six graphs, each with its numbers in a table, as worked out by hand [CLAIM-4, CLAIM-16]', () => {
    const { container } = renderPage(<Page data={data} params={{}} />);
    expect(container.querySelectorAll('section section svg')).toHaveLength(6);
    expect(rowsOf('udva').slice(1, 5)).toEqual([
      ['20/16', '25%', '0%'],
      ['20/20', '75%', '100%'],
      ['20/25', '75%', '100%'],
      ['20/32', '100%', '100%'],
    ]);
    expect(rowsOf('against')).toContainEqual(['-2', '25%', '1']);
    expect(rowsOf('change')).toEqual([
      ['≤ -3', '0%', '0'],
      ['-2', '0%', '0'],
      ['-1', '25%', '1'],
      ['0', '75%', '3'],
      ['+1', '0%', '0'],
      ['+2', '0%', '0'],
      ['≥ +3', '0%', '0'],
    ]);
    expect(rowsOf('correction')).toEqual([['2 – 4', '2.88', '4']]);
    expect(rowsOf('error')).toContainEqual(['-1.00 – -0.51', '25%', '1']);
    expect(rowsOf('error')).toContainEqual(['-0.13 – 0.13', '75%', '3']);
    expect(
      graph('error')
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['75%', '100%']);
    expect(rowsOf('cylinder')).toContainEqual(['0.00 – 0.25', '100%', '0%']);
  });

  it('draws a bar as high as its share, from left to right', () => {
    renderPage(<Page data={data} params={{}} />);
    const bars = graph('change').getByRole('table').closest('section')!.querySelectorAll('svg rect');
    const heights = [...bars].map((bar) => Number(bar.getAttribute('height')));
    expect(heights[3]).toBeCloseTo(3 * heights[2]!, 0);
    expect(heights.filter((height) => height > 0)).toHaveLength(2);
  });

  it('lists every figure, also one behind which nothing is recorded, under its own address [CLAIM-17]', () => {
    const { container } = renderPage(<Page data={data} params={{}} />);
    const item = within(container.querySelector<HTMLElement>('#success_rate')!);
    expect(item.getByRole('heading').textContent).toBe('98% Success rate');
    expect(item.getByText(copy('results.claims.none'))).toBeTruthy();
  });

  it('says that nothing is published where nothing is, and invents nothing while the API is away [CLAIM-15]', () => {
    renderPage(<Page data={undefined} params={{}} />);
    expect(screen.getByText(copy('results.eyes.none'))).toBeTruthy();
    expect(screen.queryAllByRole('table')).toEqual([]);
  });

  it('loads the results that the address names, else the first', async () => {
    const outcomes = [fourEyes(), { ...fourEyes(), procedure: 'lasik' }];
    const answers: Record<string, unknown> = {
      '/statistics/public': { items: [{ ...claim, id: '1', position: 1 }] },
      '/outcomes/public': { items: outcomes },
    };
    const api = { get: (path: string) => Promise.resolve(answers[path]) } as unknown as PageApi;
    const { signal } = new AbortController();
    const loaded = (procedure: string) => load({ api, params: {}, lng: 'en', signal, query: { procedure } });
    expect((await loaded('prk')).outcome?.procedure).toBe('prk');
    expect(await loaded('other')).toMatchObject({
      measured: ['lasik', 'prk'],
      outcome: { procedure: 'lasik' },
    });
    expect((await loaded('prk')).claims).toEqual([claim]);
  });
});
