import { screen, within } from '@testing-library/react';
import type { PageApi } from '@lens/contracts/page';
import { beginningWith, copy } from '../../testing/copy';
import { renderPage } from '../../testing/render-page';
import { load, Page } from './financing';

const show = (years: number | null = null) =>
  renderPage(
    <Page
      data={years === null ? undefined : { years: { value: years, prefix: '', suffix: '+' } }}
      params={{}}
    />,
    { at: '/financing' },
  );

const region = (name: string) => within(screen.getByRole('region', { name }));
const textsOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

describe('Financing page', () => {
  it('offers three ways to pay, each of which leads to the contact page [FINANCING-1, SHAPES-8]', () => {
    show();
    const options = screen.getAllByRole('article');
    expect(options.map((option) => option.querySelector('h3')?.firstChild?.textContent)).toEqual([
      'Immediate Investment',
      'Structured Investment',
      'Healthcare Investment',
    ]);
    const links = options.map((option) =>
      within(option).getByRole('link', { name: /^Explore This Option [A-Z]\w+ Investment/ }),
    );
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      ['immediate', 'structured', 'healthcare'].map(
        (name) => `/contact?procedure=consultation&about=${name}#request`,
      ),
    );
  });

  it('lists what an HSA or FSA brings [FINANCING-2]', () => {
    show();
    const healthcare = within(
      screen.getByRole('article', { name: beginningWith(copy('financing.options.healthcare.title')) }),
    );
    expect(textsOf(healthcare.getAllByRole('listitem'))).toEqual([
      'HSA/FSA eligible procedures',
      'Tax-advantaged investment',
      'Documentation provided',
      'Flexible spending optimization',
      'Professional guidance',
    ]);
  });

  it('names four values, the years as staff keep them [FINANCING-3]', () => {
    show(16);
    const value = region(copy('financing.value.title'));
    expect(textsOf(value.getAllByRole('term'))).toEqual([
      'Freedom',
      'Convenience',
      'Confidence',
      'Experience',
    ]);
    for (const words of [
      'Priceless',
      'Daily',
      'Lifetime',
      copy('financing.value.experience.value', { years: '16+' }),
    ])
      expect(value.getByText(words)).toBeTruthy();
  });

  it('names its own years when the API is away', () => {
    show();
    expect(screen.getByText(copy('financing.value.experience.value', { years: '15+' }))).toBeTruthy();
  });

  it('takes the years from the practice’s figures', async () => {
    const item = {
      id: '1',
      key: 'practice_years',
      value: 17,
      prefix: '',
      suffix: '+',
      label: '',
      position: 1,
    };
    const api = { get: () => Promise.resolve({ items: [{ ...item, key: 'success_rate' }, item] }) };
    const context = { params: {}, lng: 'en', signal: new AbortController().signal } as const;
    expect(await load({ ...context, api: api as unknown as PageApi })).toEqual({
      years: { value: 17, prefix: '', suffix: '+' },
    });
  });

  it('goes four numbered steps [FINANCING-4]', () => {
    show();
    const steps = region(copy('financing.journey.title')).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent.slice(0, 2))).toEqual(['01', '02', '03', '04']);
    expect(textsOf(region(copy('financing.journey.title')).getAllByRole('heading', { level: 3 }))).toEqual([
      'Consultation',
      'Investment Discussion',
      'Arrangement Finalization',
      'Revolutionary Care',
    ]);
  });

  it('has a concierge block of three that leads to the contact page [FINANCING-5]', () => {
    show();
    const concierge = region(copy('financing.concierge.title'));
    expect(textsOf(concierge.getAllByRole('term'))).toEqual([
      'Confidential Consultation',
      'Personalized Solutions',
      'White-Glove Service',
    ]);
    const link = concierge.getByRole('link', { name: 'Schedule Private Consultation' });
    expect(link.getAttribute('href')).toBe('/contact?procedure=consultation&about=concierge#request');
  });

  it('ends with the consultation and the procedures [FINANCING-6]', () => {
    show();
    const links = region(copy('financing.closing.title')).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Schedule Investment Consultation', '/contact?procedure=consultation#request'],
      ['Explore Procedures', '/procedures'],
    ]);
  });

  it('shows no price and no rate, and says why and when there is one [FINANCING-7]', () => {
    const { container } = show();
    expect(container.textContent).not.toMatch(/[$€]|\d%/);
    const investment = region(copy('financing.investment.title'));
    expect(investment.getByRole('heading', { name: copy('financing.investment.whyTitle') })).toBeTruthy();
    expect(investment.getByText(copy('financing.investment.when'))).toBeTruthy();
  });

  it('says what a price includes and what it does not', () => {
    show();
    const [included, excluded] = region(copy('financing.investment.title')).getAllByRole('list');
    expect(within(included!).getAllByRole('listitem')).toHaveLength(4);
    expect(within(excluded!).getAllByRole('listitem')).toHaveLength(4);
  });
});
