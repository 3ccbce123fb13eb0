import { screen, within } from '@testing-library/react';
import { claims } from '../../testing/claims';
import { copy } from '../../testing/copy';
import { renderPage } from '../../testing/render-page';
import { storyContext } from '../../testing/stories';
import { load, Page } from './lasik';

const show = () => renderPage(<Page data={undefined} params={{}} />);
const region = (name: string) => within(screen.getByRole('region', { name }));
const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);
const sections = () => texts(screen.getAllByRole('heading', { level: 2 }));

describe('LASIK page', () => {
  it('begins with time, recovery and success rate, the risk beside them [CLAIMS-4, LASIK-1]', () => {
    show();
    const hero = within(screen.getByRole('heading', { level: 1 }).closest('header')!);
    expect(texts(hero.getAllByRole('definition'))).toEqual(claims.lasik);
    expect(hero.getByText(copy('medical:facts.risk'))).toBeTruthy();
  });

  it('keeps the order of the specification [LASIK-2]', () => {
    show();
    expect(sections()).toEqual([
      copy('lasik.technology.title'),
      copy('lasik.benefits.title'),
      copy('lasik.steps.title'),
      'Am I a LASIK Candidate?',
      copy('crossing.check.title'),
      copy('lasik.closing.title'),
    ]);
  });

  it('sets the risks beside six benefits [LASIK-3]', () => {
    show();
    const benefits = screen.getByRole('region', { name: copy('lasik.benefits.title') });
    const risks = within(benefits).getByRole('group', { name: copy('risks.title') });
    const named = texts(within(risks).getAllByRole('term'));
    const risky = ['dryness', 'glare', 'enhancement', 'infection', 'flapTrouble'] as const;
    expect(named).toEqual(risky.map((name) => copy(`lasik.risks.${name}.title`)));
    expect(within(benefits).getAllByRole('term')).toHaveLength(6 + named.length);
  });

  it('says of an infection when to call at once, and gives the number', () => {
    show();
    const risk = screen.getByText(copy('lasik.risks.infection.text'));
    expect(within(risk).getByRole('link').getAttribute('href')).toBe('tel:+15625550143');
  });

  it('shows four steps, each with its picture [LASIK-4, SHAPES-3]', () => {
    show();
    const steps = region(copy('lasik.steps.title')).getAllByRole('listitem');
    expect(steps).toHaveLength(4);
    for (const step of steps) expect(within(step).getByRole('img')).toBeTruthy();
    expect(steps[2]!.textContent).toContain(copy('lasik.steps.reshaping.text', { seconds: 60 }));
  });

  it('names the limits of LASIK, and whom it does not suit [LASIK-5]', () => {
    show();
    const lists = region(copy('lasik.candidacy.title')).getAllByRole('list');
    expect(texts(within(lists[0]!).getAllByRole('listitem'))).toEqual([
      copy('lasik.candidacy.age', { age: 18 }),
      copy('lasik.candidacy.stable'),
      copy('lasik.candidacy.myopia', { myopia: '-12.00 D' }),
      copy('lasik.candidacy.hyperopia', { hyperopia: '+6.00 D' }),
      copy('lasik.candidacy.astigmatism', { astigmatism: '6.00 D' }),
    ]);
    expect(within(lists[1]!).getAllByRole('listitem').length).toBeGreaterThanOrEqual(5);
  });

  it('tells three stories about LASIK, featured ones first, and says that samples are samples [LASIK-6]', async () => {
    const { requests, context } = storyContext(
      { name: 'One' },
      { name: 'Two', before_vision: null },
      { name: 'Three' },
      { name: 'Four', featured: true },
      { name: 'Five' },
    );
    renderPage(<Page data={await load(context)} params={{}} />);
    expect(requests[0]).toContain('procedure_type=LASIK&lng=en&');
    const stories = region(copy('lasik.stories'));
    expect(texts(stories.getAllByText(/^In the words of/))).toEqual([
      'In the words of Four',
      'In the words of One',
      'In the words of Three',
    ]);
    expect(stories.getAllByText('20/400')).toHaveLength(3);
    expect(stories.getAllByText('20/20')).toHaveLength(3);
    expect(stories.getByText(copy('stories.samples'))).toBeTruthy();
    // BDI isolates the text, so that a script from right to left does not move the signs around it.
    for (const text of ['Four', '40, Teacher', 'Lakewood'])
      expect(stories.getAllByText(text).map(({ tagName }) => tagName)).toContain('BDI');
  });

  it('leads to the comparison, to testimonials and to the consultation [LASIK-7]', () => {
    show();
    const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(target(copy('crossing.compare'))).toBe('/procedures');
    expect(target(copy('crossing.seeTestimonials'))).toBe('/testimonials');
    expect(target(copy('actions.schedule'))).toBe('/contact?procedure=lasik#request');
  });
});
