import { screen, within } from '@testing-library/react';
import type { LanguageCode } from '@lens/contracts/languages';
import { claims } from '../../testing/claims';
import { copy } from '../../testing/copy';
import { renderPage } from '../../testing/render-page';
import { storyContext } from '../../testing/stories';
import { load, Page } from './icl';

const show = (language?: LanguageCode) => renderPage(<Page data={undefined} params={{}} />, { language });
const region = (name: string) => within(screen.getByRole('region', { name }));
const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

describe('ICL page', () => {
  it('begins with time, recovery and success rate, the risk beside them [ICL-1]', () => {
    show();
    const hero = within(screen.getByRole('heading', { level: 1 }).closest('header')!);
    expect(texts(hero.getAllByRole('definition'))).toEqual(claims.icl);
    expect(hero.getByText(copy('medical:facts.risk'))).toBeTruthy();
  });

  it('keeps the order of the specification [ICL-2]', () => {
    show();
    expect(texts(screen.getAllByRole('heading', { level: 2 }))).toEqual([
      copy('icl.technology.title'),
      copy('icl.advantages.title'),
      copy('icl.steps.title'),
      copy('icl.versus.title'),
      copy('icl.limitations.title'),
      copy('icl.who.title'),
      copy('icl.requirements.title'),
      copy('crossing.check.title'),
      copy('icl.closing.title'),
    ]);
  });

  it('sets the risks beside six advantages [ICL-3]', () => {
    show();
    const advantages = screen.getByRole('region', { name: copy('icl.advantages.title') });
    const risks = within(advantages).getByRole('group', { name: copy('risks.title') });
    const named = texts(within(risks).getAllByRole('term'));
    expect(named.slice(0, 2)).toEqual([copy('icl.risks.pressure.title'), copy('icl.risks.cataract.title')]);
    expect(within(advantages).getAllByRole('term')).toHaveLength(6 + named.length);
  });

  it('gives the number to call where it says to call at once', () => {
    show();
    const risk = screen.getByText(copy('icl.risks.infection.text'));
    expect(within(risk).getByRole('link').getAttribute('href')).toBe('tel:+15625550143');
  });

  it('says of each of the four steps when it happens or how long it takes [ICL-4]', () => {
    show();
    const steps = region(copy('icl.steps.title')).getAllByRole('listitem');
    const times = ['2–3 weeks before', '1–2 weeks before', '15–20 min per eye', 'several follow-up visits'];
    expect(steps).toHaveLength(4);
    for (const [index, time] of times.entries()) expect(within(steps[index]!).getByText(time)).toBeTruthy();
  });

  it('compares the lens with the laser [ICL-5]', () => {
    show();
    const table = screen.getByRole('table', { name: copy('icl.versus.title') });
    for (const name of ['where', 'tissue', 'range', 'night', 'undo', 'risk'] as const) {
      const row = within(table)
        .getByText(copy(`icl.versus.${name}.question`))
        .closest('tbody')!;
      expect(texts([...row.querySelectorAll<HTMLElement>('td')])).toEqual([
        copy(`icl.versus.${name}.lens`, { myopiaTo: '-20.00' }),
        copy(`icl.versus.${name}.light`),
      ]);
    }
  });

  it('draws to scale what the laser and the lens reach', () => {
    show();
    const limits = screen.getByRole('region', { name: copy('icl.limitations.title') });
    const lens = { myopiaFrom: '-3.00', myopiaTo: '-20.00', hyperopiaFrom: '+0.50', hyperopiaTo: '+10.00' };
    const laser = { laserMyopia: '-12.00', laserHyperopia: '+6.00' };
    expect(within(limits).getByText(copy('icl.scale.icl', lens))).toBeTruthy();
    expect(within(limits).getByText(copy('icl.scale.laser', laser))).toBeTruthy();
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
    expect(texts(region(copy('icl.who.title')).getAllByRole('heading', { level: 3 }))).toEqual([
      'High prescriptions',
      'Thin corneas',
      'Quality seekers',
    ]);
  });

  it('names what is needed and what rules it out [ICL-7]', () => {
    show();
    const lists = region(copy('icl.requirements.title')).getAllByRole('list');
    expect(texts(within(lists[0]!).getAllByRole('listitem'))).toEqual([
      copy('icl.requirements.age', { fromAge: 21, toAge: 45 }),
      copy('icl.requirements.stable'),
      copy('icl.requirements.myopia', { myopiaFrom: '-3.00', myopiaTo: '-20.00' }),
      copy('icl.requirements.hyperopia', { hyperopiaFrom: '+0.50', hyperopiaTo: '+10.00' }),
    ]);
    expect(texts(within(lists[1]!).getAllByRole('listitem'))).toEqual([
      'glaucoma or high eye pressure',
      'previous eye surgeries',
      'a shallow anterior chamber',
      'active eye inflammation',
      'unrealistic expectations',
      copy('icl.requirements.pregnant'),
    ]);
  });

  it('tells two stories about ICL [ICL-8]', async () => {
    const { requests, context } = storyContext({ name: 'One' }, { name: 'Two' }, { name: 'Three' });
    renderPage(<Page data={await load(context)} params={{}} />);
    expect(requests[0]).toContain('procedure_type=ICL');
    expect(region(copy('icl.stories')).getAllByRole('figure')).toHaveLength(2);
  });

  it('leads to the comparison, to more results and to the consultation [ICL-9]', () => {
    show();
    const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(target(copy('crossing.compare'))).toBe('/procedures');
    expect(target(copy('crossing.seeResults'))).toBe('/testimonials');
    expect(target(copy('actions.schedule'))).toBe('/contact?procedure=icl#request');
  });
});
