import { screen, within } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';
import { Page } from './procedures';

const show = () => renderPage(<Page />);
const card = (name: string) => screen.getByRole('article', { name: new RegExp(`^${name}`) });

/** What the specification claims, in its sections 2 and 9. */
const cards = [
  { name: 'LASIK', path: '/procedures/lasik', facts: ['15 minutes', '1–2 days', '98%'] },
  { name: 'PRK', path: '/procedures/prk', facts: ['15 minutes', '3–5 days', '96%'] },
  { name: 'ICL', path: '/procedures/icl', facts: ['30 minutes', '1–3 days', '99%'] },
];
const rows = {
  'Time for the procedure': ['15 minutes', '15 minutes', '30 minutes'],
  Recovery: ['1–2 days', '3–5 days', '1–3 days'],
  'Success rate': ['98%', '96%', '99%'],
  Pain: ['minimal', 'mild-moderate', 'minimal'],
  'High prescriptions': ['limited', 'limited', 'excellent'],
  'Night vision': ['excellent', 'excellent', 'superior'],
  'Can it be undone?': ['no', 'no', 'yes, the lens can be removed'],
};

describe('Procedures page', () => {
  it('says four procedures while three are listed [PROCEDURES-5]', () => {
    show();
    expect(screen.getByText(/four procedures.*the fourth, cataract surgery/)).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(3);
  });

  it.each(cards)(
    'shows $name with its picture, facts, candidates, four features and a way on [PROCEDURES-1, SHAPES-1]',
    (expected) => {
      show();
      const { getByText, getAllByText, getByRole, getAllByRole } = within(card(expected.name));
      expect(getByRole('img').getAttribute('aria-label')).toMatch(/Cross-section/);
      for (const fact of expected.facts) expect(getByText(fact)).toBeTruthy();
      expect(getByText('Ideal candidates')).toBeTruthy();
      expect(getAllByRole('listitem')).toHaveLength(4);
      expect(getAllByText('The risk')).toHaveLength(1);
      expect(getByRole('link', { name: `Learn More ${expected.name}` }).getAttribute('href')).toBe(
        expected.path,
      );
    },
  );

  it('marks LASIK, and it alone, as the most popular [PROCEDURES-2]', () => {
    show();
    expect(screen.getAllByText('Most Popular')).toHaveLength(1);
    expect(within(card('LASIK')).getByText('Most Popular')).toBeTruthy();
  });

  it('compares the three, answer by answer [PROCEDURES-3, SHAPES-2]', () => {
    show();
    const table = screen.getByRole('table', { name: 'LASIK, PRK and ICL compared' });
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
    expect(answers).toEqual(Object.entries(rows));
    const said = [...table.querySelectorAll('td')].map((cell) =>
      cell.headers.split(' ').map((id) => document.getElementById(id)!.textContent),
    );
    expect(said).toEqual(
      Object.keys(rows).flatMap((question) => ['LASIK', 'PRK', 'ICL'].map((name) => [question, name])),
    );
  });

  it('goes through the four steps, and ends with a call [PROCEDURES-4, SHAPES-3]', () => {
    show();
    const journey = screen.getByRole('region', { name: /From the first call/ });
    expect(
      within(journey)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Free Consultation', 'Pre-Op Preparation', 'Procedure', 'Recovery & Follow-up']);
    const closing = within(screen.getByRole('region', { name: /Let us measure/ }));
    expect(closing.getByRole('link', { name: 'Schedule Consultation' }).getAttribute('href')).toBe(
      '/contact',
    );
  });
});
