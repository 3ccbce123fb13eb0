import { screen, within } from '@testing-library/react';
import type { LanguageCode } from '@lens/contracts/languages';
import { renderPage } from '../../testing/render-page';
import { storyContext } from '../../testing/stories';
import { load, Page } from './icl';

const show = (language?: LanguageCode) => renderPage(<Page data={undefined} params={{}} />, { language });
const region = (name: string | RegExp) => within(screen.getByRole('region', { name }));
const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

describe('ICL page', () => {
  it('begins with time, recovery and success rate, the risk beside them [ICL-1]', () => {
    show();
    const hero = within(screen.getByRole('heading', { level: 1 }).closest('header')!);
    expect(texts(hero.getAllByRole('definition'))).toEqual(['30 minutes', '1–3 days', '99%']);
    expect(hero.getByText('The risk')).toBeTruthy();
  });

  it('keeps the order of the specification [ICL-2]', () => {
    show();
    expect(texts(screen.getAllByRole('heading', { level: 2 }))).toEqual([
      'A lens made for one eye',
      'What speaks for it',
      'From measuring to seeing',
      'ICL and laser, answer by answer',
      'Where a laser reaches its limits',
      'Who benefits most',
      'Before an ICL',
      'Which one might suit me?',
      'Is there room for a lens?',
    ]);
  });

  it('sets the risks beside six advantages [ICL-3]', () => {
    show();
    const advantages = screen.getByRole('region', { name: 'What speaks for it' });
    const risks = within(advantages).getByRole('group', { name: 'What can go wrong' });
    const named = texts(within(risks).getAllByRole('term'));
    expect(named.slice(0, 2)).toEqual(['Raised pressure', 'A cataract']);
    expect(within(advantages).getAllByRole('term')).toHaveLength(6 + named.length);
  });

  it('gives the number to call where it says to call at once', () => {
    show();
    const risk = screen.getByText(/^Rare, and serious inside an eye/);
    expect(within(risk).getByRole('link').getAttribute('href')).toBe('tel:+15625550143');
  });

  it('says of each of the four steps when it happens or how long it takes [ICL-4]', () => {
    show();
    const steps = region('From measuring to seeing').getAllByRole('listitem');
    const times = ['2–3 weeks before', '1–2 weeks before', '15–20 min per eye', 'several follow-up visits'];
    expect(steps).toHaveLength(4);
    for (const [index, time] of times.entries()) expect(within(steps[index]!).getByText(time)).toBeTruthy();
  });

  it('compares the lens with the laser [ICL-5]', () => {
    show();
    const table = screen.getByRole('table', { name: 'ICL and laser, answer by answer' });
    const answersTo = (question: string) =>
      texts([
        ...within(table).getByText(question).closest('tbody')!.querySelectorAll<HTMLElement>('td'),
      ]).join(' | ');
    expect(answersTo('How much can it correct?')).toContain('up to -20.00 D');
    expect(answersTo('How is sight at night?')).toBe('Superior | Excellent');
    expect(answersTo('Can it be undone?')).toBe('Yes, the lens can be removed | No');
    expect(answersTo('What can go wrong?')).toMatch(/pressure, cataract.*\|.*Dryness/);
  });

  it('draws to scale what the laser and the lens reach', () => {
    show();
    const limits = screen.getByRole('region', { name: 'Where a laser reaches its limits' });
    const { getByText } = within(limits);
    expect(getByText('-3.00 to -20.00 D, and +0.50 to +10.00 D')).toBeTruthy();
    expect(getByText('up to -12.00 D, and up to +6.00 D')).toBeTruthy();
    const bars = [...limits.querySelectorAll('rect')].map((bar) => [
      Number(bar.getAttribute('x')) / 10 - 20,
      (Number(bar.getAttribute('x')) + Number(bar.getAttribute('width'))) / 10 - 20,
    ]);
    expect(bars).toEqual([
      [-20, -3],
      [0.5, 10],
      [-12, 6],
    ]);
  });

  it.each([
    ['ar', 'قصر نظر من \u2066-3.00\u2069 إلى \u2066-20.00 D\u2069'],
    ['he', 'קוצר ראייה \u2066-3.00\u2069 עד \u2066-20.00 D\u2069'],
  ] as const)('keeps signs and units of its numbers in their place in %s', (language, words) => {
    show(language);
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('names who benefits most, in order [ICL-6]', () => {
    show();
    expect(texts(region('Who benefits most').getAllByRole('heading', { level: 3 }))).toEqual([
      'High prescriptions',
      'Thin corneas',
      'Quality seekers',
    ]);
  });

  it('names what is needed and what rules it out [ICL-7]', () => {
    show();
    const lists = region('Before an ICL').getAllByRole('list');
    expect(texts(within(lists[0]!).getAllByRole('listitem'))).toEqual([
      'an age of 21–45, for optimal results',
      'a prescription that has been stable for 1+ years',
      'nearsightedness of -3.00 to -20.00 D',
      'or farsightedness of +0.50 to +10.00 D',
    ]);
    expect(texts(within(lists[1]!).getAllByRole('listitem'))).toEqual([
      'glaucoma or high eye pressure',
      'previous eye surgeries',
      'a shallow anterior chamber',
      'active eye inflammation',
      'unrealistic expectations',
      'pregnancy or nursing, for as long as they last',
    ]);
  });

  it('tells two stories about ICL [ICL-8]', async () => {
    const { asked, context } = storyContext({ name: 'One' }, { name: 'Two' }, { name: 'Three' });
    renderPage(<Page data={await load(context)} params={{}} />);
    expect(asked[0]).toContain('procedure_type=ICL');
    expect(region('What they saw before, and after').getAllByRole('figure')).toHaveLength(2);
  });

  it('leads to the comparison, to more results and to the consultation [ICL-9]', () => {
    show();
    const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(target('Compare Procedures')).toBe('/procedures');
    expect(target('See More Results')).toBe('/testimonials');
    expect(target('Schedule Consultation')).toBe('/contact?procedure=icl#request');
  });
});
