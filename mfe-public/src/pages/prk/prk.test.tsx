import { screen, within } from '@testing-library/react';
import { claims } from '../../testing/claims';
import { copy } from '../../testing/copy';
import { renderPage } from '../../testing/render-page';
import { storyContext } from '../../testing/stories';
import { load, Page } from './prk';

const show = () => renderPage(<Page data={undefined} params={{}} />);
const region = (name: string) => within(screen.getByRole('region', { name }));
const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

describe('PRK page', () => {
  it('begins with time, recovery and success rate, the risk beside them [PRK-1]', () => {
    show();
    const hero = within(screen.getByRole('heading', { level: 1 }).closest('header')!);
    expect(texts(hero.getAllByRole('definition'))).toEqual(claims.prk);
    expect(hero.getByText(copy('medical:facts.risk'))).toBeTruthy();
  });

  it('keeps the order of the specification [PRK-2]', () => {
    show();
    expect(texts(screen.getAllByRole('heading', { level: 2 }))).toEqual([
      copy('prk.explanation.title'),
      copy('prk.advantages.title'),
      copy('prk.steps.title'),
      copy('prk.recovery.title'),
      copy('prk.profiles.title'),
      copy('crossing.check.title'),
      copy('prk.closing.title'),
    ]);
  });

  it('says which limits its laser has, and what its days of recovery count', () => {
    show();
    const limits = { myopia: '-12.00 D', hyperopia: '+6.00 D', astigmatism: '6.00 D' };
    expect(screen.getByText(copy('prk.lens.text', limits))).toBeTruthy();
    const recovery = region(copy('prk.recovery.title'));
    expect(recovery.getByText(copy('prk.recovery.lead'))).toBeTruthy();
  });

  it('sets the risks beside the advantages', () => {
    show();
    const advantages = region(copy('prk.advantages.title'));
    const risks = advantages.getByRole('group', { name: copy('risks.title') });
    expect(texts(within(risks).getAllByRole('term'))).toEqual(
      (['pain', 'haze', 'infection', 'enhancement'] as const).map((name) => copy(`prk.risks.${name}.title`)),
    );
  });

  it('says of an infection when to call at once, and gives the number', () => {
    show();
    const risk = screen.getByText(copy('prk.risks.infection.text'));
    expect(within(risk).getByRole('link').getAttribute('href')).toBe('tel:+15625550143');
  });

  it('gives each of the four steps its time [PRK-3]', () => {
    show();
    const steps = region(copy('prk.steps.title')).getAllByRole('listitem');
    expect(steps).toHaveLength(4);
    const times = [
      copy('prk.steps.minutes', { count: 15 }),
      copy('prk.steps.minutes', { count: 2 }),
      copy('prk.steps.secondsSpan', { from: 30, count: 60 }),
      copy('prk.steps.minutes', { count: 1 }),
    ];
    for (const [index, time] of times.entries()) {
      expect(within(steps[index]!).getByText(time)).toBeTruthy();
    }
  });

  it('tells what each of three periods feels like, and what to do [PRK-4, SHAPES-3]', () => {
    show();
    const periods = region(copy('prk.recovery.title')).getAllByRole('listitem');
    expect(periods).toHaveLength(3);
    const times = [
      copy('prk.recovery.days', { from: 1, to: 3 }),
      copy('prk.recovery.days', { from: 4, to: 7 }),
      copy('prk.recovery.weeks', { from: 2, to: 4 }),
    ];
    for (const [index, time] of times.entries()) {
      const period = within(periods[index]!);
      expect(period.getByText(time)).toBeTruthy();
      expect(texts(period.getAllByRole('term'))).toEqual([
        copy('prk.recovery.symptoms'),
        copy('prk.recovery.care'),
      ]);
    }
  });

  it('names three who gain most [PRK-5]', () => {
    show();
    expect(region(copy('prk.profiles.title')).getAllByRole('heading', { level: 3 })).toHaveLength(3);
  });

  it('tells one story about PRK [PRK-6]', async () => {
    const { requests, context } = storyContext({ name: 'One', is_sample: false }, { name: 'Two' });
    renderPage(<Page data={await load(context)} params={{}} />);
    expect(requests[0]).toContain('procedure_type=PRK');
    const stories = region(copy('prk.stories'));
    expect(stories.getAllByRole('figure')).toHaveLength(1);
    expect(stories.queryByText(copy('stories.samples'))).toBeNull();
  });

  it('leads to the comparison, to more results and to the consultation [PRK-7]', () => {
    show();
    const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(target(copy('crossing.compare'))).toBe('/procedures');
    expect(target(copy('crossing.seeResults'))).toBe('/testimonials');
    expect(target(copy('actions.schedule'))).toBe('/contact?procedure=prk#request');
  });
});
