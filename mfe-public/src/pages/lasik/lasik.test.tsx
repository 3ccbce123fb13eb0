import { screen, within } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';
import { storyContext } from '../../testing/stories';
import { load, Page } from './lasik';

const show = () => renderPage(<Page data={undefined} params={{}} />);
const region = (name: string | RegExp) => within(screen.getByRole('region', { name }));
const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);
const sections = () => texts(screen.getAllByRole('heading', { level: 2 }));

describe('LASIK page', () => {
  it('begins with time, recovery and success rate, the risk beside them [CLAIMS-4, LASIK-1]', () => {
    show();
    const hero = within(screen.getByRole('heading', { level: 1 }).closest('header')!);
    expect(texts(hero.getAllByRole('definition'))).toEqual(['15 minutes', '1–2 days', '98%']);
    expect(hero.getByText('The risk')).toBeTruthy();
  });

  it('keeps the order of the specification [LASIK-2]', () => {
    show();
    expect(sections()).toEqual([
      'Two lasers and a map',
      'What speaks for it',
      'Fifteen minutes, step by step',
      'Am I a LASIK Candidate?',
      'Which one might suit me?',
      'Find out if it is LASIK.',
    ]);
  });

  it('sets the risks beside six benefits [LASIK-3]', () => {
    show();
    const benefits = screen.getByRole('region', { name: 'What speaks for it' });
    const risks = within(benefits).getByRole('group', { name: 'What can go wrong' });
    const named = texts(within(risks).getAllByRole('term'));
    expect(named).toEqual(['Dry eyes', 'Glare and halos', 'An enhancement', 'An infection', 'The flap']);
    expect(within(benefits).getAllByRole('term')).toHaveLength(6 + named.length);
  });

  it('says of an infection when to call at once, and gives the number', () => {
    show();
    const risk = screen.getByText(
      /^Rare, and serious if it is missed.* Call us at once if pain or redness grows/,
    );
    expect(within(risk).getByRole('link').getAttribute('href')).toBe('tel:+15625550143');
  });

  it('shows four steps, each with its picture [LASIK-4, SHAPES-3]', () => {
    show();
    const steps = region('Fifteen minutes, step by step').getAllByRole('listitem');
    expect(steps).toHaveLength(4);
    for (const step of steps) expect(within(step).getByRole('img')).toBeTruthy();
    expect(steps[2]!.textContent).toContain('under 60 seconds per eye');
  });

  it('names the limits of LASIK, and whom it does not suit [LASIK-5]', () => {
    show();
    const lists = region('Am I a LASIK Candidate?').getAllByRole('list');
    expect(texts(within(lists[0]!).getAllByRole('listitem'))).toEqual([
      'you are 18+',
      'your prescription has been stable',
      'you are nearsighted up to -12.00 D',
      'you are farsighted up to +6.00 D',
      'your astigmatism is up to 6.00 D',
    ]);
    expect(within(lists[1]!).getAllByRole('listitem').length).toBeGreaterThanOrEqual(5);
  });

  it('tells three stories about LASIK, featured ones first, and says that samples are samples [LASIK-6]', async () => {
    const { asked, context } = storyContext(
      { name: 'One' },
      { name: 'Two', before_vision: null },
      { name: 'Three' },
      { name: 'Four', featured: true },
      { name: 'Five' },
    );
    renderPage(<Page data={await load(context)} params={{}} />);
    expect(asked[0]).toContain('procedure_type=LASIK&lng=en&');
    const stories = region('What they saw before, and after');
    expect(texts(stories.getAllByText(/^In the words of/))).toEqual([
      'In the words of Four',
      'In the words of One',
      'In the words of Three',
    ]);
    expect(stories.getAllByText('20/400')).toHaveLength(3);
    expect(stories.getAllByText('20/20')).toHaveLength(3);
    expect(stories.getByText(/^Sample stories/)).toBeTruthy();
    // Signs around what somebody wrote are not drawn into it, whatever its script.
    for (const said of ['Four', '40, Teacher', 'Lakewood'])
      expect(stories.getAllByText(said).map(({ tagName }) => tagName)).toContain('BDI');
  });

  it('leads to the comparison, to testimonials and to the consultation [LASIK-7]', () => {
    show();
    const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(target('Compare Procedures')).toBe('/procedures');
    expect(target('See Testimonials')).toBe('/testimonials');
    expect(target('Schedule Consultation')).toBe('/contact?procedure=lasik#request');
  });
});
