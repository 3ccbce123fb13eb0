import { screen, within } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';
import { storyContext } from '../../testing/stories';
import { load, Page } from './prk';

const show = () => renderPage(<Page data={undefined} params={{}} />);
const region = (name: string | RegExp) => within(screen.getByRole('region', { name }));
const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

describe('PRK page', () => {
  it('begins with time, recovery and success rate, the risk beside them [PRK-1]', () => {
    show();
    const hero = within(screen.getByRole('heading', { level: 1 }).closest('header')!);
    expect(texts(hero.getAllByRole('definition'))).toEqual(['15 minutes', '3–5 days', '96%']);
    expect(hero.getByText('The risk')).toBeTruthy();
  });

  it('keeps the order of the specification [PRK-2]', () => {
    show();
    expect(texts(screen.getAllByRole('heading', { level: 2 }))).toEqual([
      'What happens to your cornea',
      'Advantages over LASIK',
      'Less than twenty minutes, step by step',
      'Recovery, honestly',
      'Who gains most from it',
      'Which one might suit me?',
      'Ask us about the first week.',
    ]);
  });

  it('says which limits its laser has, and what its days of recovery count', () => {
    show();
    expect(screen.getByText(/the limits of LASIK: up to -12\.00 D, \+6\.00 D, and 6\.00 D/)).toBeTruthy();
    expect(
      region('Recovery, honestly').getByText(/Recovery counts the days until light everyday tasks/),
    ).toBeTruthy();
  });

  it('sets the risks beside the advantages', () => {
    show();
    const risks = region('Advantages over LASIK').getByRole('group', { name: 'What can go wrong' });
    expect(texts(within(risks).getAllByRole('term'))).toEqual([
      'Pain',
      'Haze and halos',
      'An infection',
      'An enhancement',
    ]);
  });

  it('says of an infection when to call at once, and gives the number', () => {
    show();
    const risk = screen.getByText(/^The surface is open until.* Call us at once if pain or redness grows/);
    expect(within(risk).getByRole('link').getAttribute('href')).toBe('tel:+15625550143');
  });

  it('gives each of the four steps its time [PRK-3]', () => {
    show();
    const steps = region('Less than twenty minutes, step by step').getAllByRole('listitem');
    expect(steps).toHaveLength(4);
    for (const [index, time] of ['15 min', '2 min', '30–60 s', '1 min'].entries()) {
      expect(within(steps[index]!).getByText(time)).toBeTruthy();
    }
  });

  it('tells what each of three periods feels like, and what to do [PRK-4, SHAPES-3]', () => {
    show();
    const periods = region('Recovery, honestly').getAllByRole('listitem');
    expect(periods).toHaveLength(3);
    for (const [index, when] of ['Days 1–3', 'Days 4–7', 'Weeks 2–4'].entries()) {
      const period = within(periods[index]!);
      expect(period.getByText(when)).toBeTruthy();
      expect(texts(period.getAllByRole('term'))).toEqual(['What you may feel', 'What you do']);
    }
  });

  it('names three who gain most [PRK-5]', () => {
    show();
    expect(region('Who gains most from it').getAllByRole('heading', { level: 3 })).toHaveLength(3);
  });

  it('tells one story about PRK [PRK-6]', async () => {
    const { asked, context } = storyContext({ name: 'One', is_sample: false }, { name: 'Two' });
    renderPage(<Page data={await load(context)} params={{}} />);
    expect(asked[0]).toContain('procedure_type=PRK');
    const stories = region('In a patient’s words');
    expect(stories.getAllByRole('figure')).toHaveLength(1);
    expect(stories.queryByText(/^Sample stories/)).toBeNull();
  });

  it('leads to the comparison, to more results and to the consultation [PRK-7]', () => {
    show();
    const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(target('Compare Procedures')).toBe('/procedures');
    expect(target('See More Results')).toBe('/testimonials');
    expect(target('Schedule Consultation')).toBe('/contact?procedure=prk#request');
  });
});
