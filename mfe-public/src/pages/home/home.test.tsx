import { screen, within } from '@testing-library/react';
import type { PageApi } from '@lens/contracts/page';
import { procedures } from '@lens/contracts/procedures';
import { claims } from '../../testing/claims';
import { beginningWith, copy } from '../../testing/copy';
import { fakeView } from '../../testing/in-view';
import { preferReducedMotion } from '../../testing/reduced-motion';
import { renderPage } from '../../testing/render-page';
import { load, Page } from './home';

const statistic = (key: string, value: number, suffix = '+') => ({
  id: key,
  key,
  value,
  prefix: '',
  suffix,
  label: key,
  position: 1,
});

const apiWith = (items: unknown[]): PageApi => ({
  get: <Answer,>(path: string) =>
    path === '/statistics/public'
      ? Promise.resolve({ items, total: items.length, page: 1, limit: 100 } as Answer)
      : Promise.reject(new Error(path)),
  post: () => Promise.reject(new Error('Home sends nothing.')),
});

const loadWith = (items: unknown[]) =>
  load({ api: apiWith(items), params: {}, lng: 'en', signal: new AbortController().signal });

beforeEach(() => {
  preferReducedMotion(false);
  fakeView();
});

describe('Home', () => {
  it('has its picture between the title and the ways to the practice, where phones show it', () => {
    renderPage(<Page data={undefined} params={{}} />);
    const hero = screen.getByRole('region', { name: copy('home.hero.title') });
    const parts = [
      within(hero).getByRole('heading', { level: 1 }),
      hero.querySelector('img'),
      within(hero).getByRole('link', { name: copy('actions.schedule') }),
    ];
    const inDocument = [...hero.querySelectorAll('h1, img, a')];
    expect(parts.map((part) => inDocument.indexOf(part!))).toEqual([0, 1, 2]);
  });

  it('leads to the consultation and to the phone [HOME-5]', () => {
    renderPage(<Page data={undefined} params={{}} />);
    const hero = screen.getByRole('region', { name: copy('home.hero.title') });
    expect(within(hero).getByRole('link', { name: 'Schedule Consultation' }).getAttribute('href')).toBe(
      '/contact',
    );
    expect(
      within(hero)
        .getByRole('link', { name: `${copy('actions.call')} +1 (562) 555-0142` })
        .getAttribute('href'),
    ).toBe('tel:+15625550142');
    const closing = screen.getByRole('region', { name: copy('home.closing.title') });
    expect(within(closing).getByRole('link', { name: 'Schedule Consultation' }).getAttribute('href')).toBe(
      '/contact',
    );
    expect(
      within(closing)
        .getByRole('link', { name: copy('home.closing.pacific') })
        .getAttribute('href'),
    ).toBe('/pacific-story');
  });

  it('leads to each procedure, the self-check, the surgeon, the stories and the prices', () => {
    renderPage(<Page data={undefined} params={{}} />);
    for (const name of ['LASIK', 'PRK', 'ICL']) {
      const procedure = within(screen.getByRole('article', { name: new RegExp(`^${name}`) }));
      expect(procedure.getByRole('link').getAttribute('href')).toBe(`/procedures/${name.toLowerCase()}`);
    }
    const next = within(screen.getByRole('navigation', { name: copy('home.next.title') }));
    expect(next.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/procedures#self-check',
      '/about',
      '/testimonials',
      '/financing',
    ]);
  });

  it('shows its own figures when the API is away', () => {
    renderPage(<Page data={undefined} params={{}} />);
    const figures = screen.getByRole('region', { name: copy('home.figures.title') });
    for (const figure of ['30,000+', '98%', '15+', '20+'])
      expect(within(figures).getByText(figure)).toBeTruthy();
  });

  it('shows the figures that staff keep', async () => {
    const data = await loadWith([
      statistic('procedures_performed', 31_250),
      statistic('success_rate', 97, '%'),
    ]);
    renderPage(<Page data={data} params={{}} />);
    expect(screen.getByText('31,250+')).toBeTruthy();
    expect(screen.getByText('97%')).toBeTruthy();
    expect(screen.queryByText('30,000+')).toBeNull();
  });

  it('sends no figure with the page that it does not show', async () => {
    const data = await loadWith([statistic('travel_cost_saved', 3000), statistic('practice_years', 16)]);
    expect(data.figures).toEqual({ practice_years: { value: 16, prefix: '', suffix: '+' } });
  });

  it('names the risk beside what each procedure claims [CLAIMS-4]', () => {
    renderPage(<Page data={undefined} params={{}} />);
    for (const name of procedures) {
      const article = screen.getByRole('article', { name: beginningWith(copy(`medical:${name}.name`)) });
      for (const claim of claims[name]) expect(within(article).getByText(claim)).toBeTruthy();
      expect(within(article).getByText(copy('medical:facts.risk'))).toBeTruthy();
    }
  });
});
