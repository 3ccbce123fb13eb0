import { screen, within } from '@testing-library/react';
import { procedures, type Procedure } from '@lens/contracts/procedures';
import { claims } from '../../testing/claims';
import { beginningWith, copy } from '../../testing/copy';
import { renderPage } from '../../testing/render-page';
import { Page } from './procedures';

const show = () => renderPage(<Page />);
const card = (name: Procedure) =>
  screen.getByRole('article', { name: beginningWith(copy(`medical:${name}.name`)) });

const claimed = (index: number) => procedures.map((name) => claims[name][index]);
/** What the specification says of the three, question by question. */
const rows = [
  [copy('procedures.compare.time'), claimed(0)],
  [copy('procedures.compare.recovery'), claimed(1)],
  [copy('procedures.compare.success'), claimed(2)],
  [copy('procedures.compare.pain'), ['minimal', 'mild-moderate', 'minimal']],
  [copy('procedures.compare.prescription'), ['limited', 'limited', 'excellent']],
  [copy('procedures.compare.night'), ['excellent', 'excellent', 'superior']],
  [
    copy('procedures.compare.reversible'),
    [copy('procedures.compare.no'), copy('procedures.compare.no'), copy('procedures.compare.yes')],
  ],
];

describe('Procedures page', () => {
  it('says four procedures while three are listed [PROCEDURES-5]', () => {
    show();
    expect(screen.getByText(copy('procedures.hero.lead'))).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(3);
  });

  it.each(procedures)(
    'shows %s with its picture, facts, candidates, four features and a way on [PROCEDURES-1, SHAPES-1]',
    (name) => {
      show();
      const { getByText, getAllByText, getByRole, getAllByRole } = within(card(name));
      expect(getByRole('img').getAttribute('aria-label')).toBe(copy(`medical:diagram.${name}`));
      for (const claim of claims[name]) expect(getByText(claim)).toBeTruthy();
      expect(getByText(copy('procedures.ideal'))).toBeTruthy();
      expect(getAllByRole('listitem')).toHaveLength(4);
      expect(getAllByText(copy('medical:facts.risk'))).toHaveLength(1);
      const link = getByRole('link', { name: `Learn More ${copy(`medical:${name}.name`)}` });
      expect(link.getAttribute('href')).toBe(`/procedures/${name}`);
    },
  );

  it('marks LASIK, and it alone, as the most popular [PROCEDURES-2]', () => {
    show();
    expect(screen.getAllByText('Most Popular')).toHaveLength(1);
    expect(within(card('lasik')).getByText('Most Popular')).toBeTruthy();
  });

  it('compares the three, answer by answer [PROCEDURES-3, SHAPES-2]', () => {
    show();
    const table = screen.getByRole('table', { name: copy('procedures.compare.caption') });
    const { getAllByRole } = within(table);
    expect(getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'LASIK',
      'PRK',
      'ICL',
    ]);
    const answers = [...table.querySelectorAll('tbody')].map((body) => [
      body.querySelector('th')?.textContent,
      [...body.querySelectorAll('td')].map(({ textContent }) => textContent),
    ]);
    expect(answers).toEqual(rows);
    const headers = [...table.querySelectorAll('td')].map((cell) =>
      cell.headers.split(' ').map((id) => document.getElementById(id)!.textContent),
    );
    expect(headers).toEqual(
      rows.flatMap(([question]) => ['LASIK', 'PRK', 'ICL'].map((name) => [question, name])),
    );
  });

  it('goes through the four steps, and ends with a call [PROCEDURES-4, SHAPES-3]', () => {
    show();
    const journey = screen.getByRole('region', { name: copy('journey.title') });
    expect(
      within(journey)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Free Consultation', 'Pre-Op Preparation', 'Procedure', 'Recovery & Follow-up']);
    const closing = within(screen.getByRole('region', { name: copy('procedures.closing.title') }));
    expect(closing.getByRole('link', { name: copy('actions.schedule') }).getAttribute('href')).toBe(
      '/contact',
    );
  });
});
