import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LanguageCode } from '@lens/contracts/languages';
import { procedures, type Procedure } from '@lens/contracts/procedures';
import type english from '../../../locales/en/common.json';
import { copyOf } from '../../testing/copy';
import { renderPage } from '../../testing/render-page';
import { questions, type Answer } from './questions';
import { SelfCheck } from './SelfCheck';

const group = (name: RegExp) => within(screen.getByRole('group', { name }));
const radio = (name: RegExp, answer: string | RegExp) =>
  group(name).getByRole<HTMLInputElement>('radio', { name: answer });
const answersOf = (name: string) => questions.find((question) => question.name === name)!.answers;
const allows = (name: Procedure) => (answer: Answer) =>
  !answer.against?.includes(name) && !answer.discuss?.includes(name);

describe('Self-check', () => {
  it('asks about everything that the pages exclude, in words that patients know [LASIK-8]', () => {
    renderPage(<SelfCheck />);
    const asked = screen.getAllByRole('group').map((each) => each.querySelector('legend')!.textContent);
    expect(asked).toHaveLength(13);
    for (const about of [
      /How old/,
      /stayed the same/,
      /How strong is your prescription/,
      /astigmatism/,
      /pregnant or nursing/,
      /severely dry/,
      /slow your healing/,
      /cornea is too thin, or bulges/,
      /glaucoma or high eye pressure/,
      /operated on before/,
      /inflamed at the moment/,
      /front of your eye is shallow/,
      /glasses for some tasks/,
    ])
      expect(asked.filter((question) => about.test(question!))).toHaveLength(1);
    expect(document.body.textContent).not.toMatch(/anterior chamber|unrealistic expectations/);
    expect(radio(/shallow/, 'I don’t know')).toBeTruthy();
  });

  it.each([
    ['age', 'child', ['lasik', 'prk', 'icl']],
    ['age', 'young', ['icl']],
    ['age', 'adult', []],
    ['age', 'older', ['icl']],
    ['stable', 'no', ['lasik', 'prk', 'icl']],
    ['sight', 'none', ['icl']],
    ['sight', 'weak', ['icl']],
    ['sight', 'near', []],
    ['sight', 'high', ['lasik', 'prk']],
    ['sight', 'higher', ['lasik', 'prk', 'icl']],
    ['sight', 'far', []],
    ['sight', 'farther', ['lasik', 'prk']],
    ['sight', 'farthest', ['lasik', 'prk', 'icl']],
    ['astigmatism', 'over', ['lasik', 'prk']],
    ['pregnant', 'yes', ['lasik', 'prk', 'icl']],
    ['dry', 'yes', ['lasik']],
    ['healing', 'yes', ['lasik', 'prk']],
    ['cornea', 'thin', ['lasik']],
    ['cornea', 'bulging', ['lasik', 'prk', 'icl']],
    ['pressure', 'yes', ['icl']],
    ['surgery', 'yes', ['icl']],
    ['inflammation', 'yes', ['lasik', 'prk', 'icl']],
    ['chamber', 'yes', ['icl']],
    ['expectations', 'no', ['icl']],
  ])('%s, %s speaks against %j', (name, value, against) => {
    const answer = answersOf(name).find((each) => each.value === value)!;
    expect(answer.against ?? []).toEqual(against);
    expect(Boolean(answer.note)).toBe(against.length > 0);
  });

  it('says of what no page limits that it is to be talked over, and of nothing that it is fine', () => {
    const strong = answersOf('astigmatism').find(({ value }) => value === 'over')!;
    expect(strong.discuss).toEqual(['icl']);
    const unneeded = questions.flatMap(({ name, answers }) =>
      answers.filter(({ first }) => first === 'nothing').map(({ value }) => [name, value]),
    );
    expect(unneeded).toEqual([
      ['sight', 'none'],
      ['astigmatism', 'none'],
    ]);
  });

  it('names the procedures under an answer in a row', () => {
    renderPage(<SelfCheck />);
    const note = radio(/stayed the same/, 'No').closest('label')!.parentElement!;
    expect(note.textContent).toContain('Speaks against LASIK, PRK, ICL');
  });

  it('gives no strength two answers', () => {
    renderPage(<SelfCheck />);
    const offered = group(/How strong is your prescription/)
      .getAllByRole('radio')
      .map((each) => each.parentElement!.textContent);
    for (const limit of ['-12.00', '+6.00'])
      expect(
        offered.filter((label) => label!.includes(limit) && !label!.includes(`stronger than ${limit}`)),
      ).toHaveLength(1);
  });

  it('sends an inflamed eye to a doctor today, with the number to call, and speaks of no contact lenses to wear', () => {
    renderPage(<SelfCheck />);
    expect(radio(/inflamed/, 'Yes').dataset['first']).toBe('today');
    const said = screen
      .getByText(/^An inflamed eye comes first/)
      .closest<HTMLElement>('[data-outcome=today]')!;
    expect(said.textContent).toMatch(/leave them out, and have the eye looked at today/);
    expect(within(said).getByRole('link').getAttribute('href')).toBe('tel:+15625550143');
  });

  it('says over 45 that reading glasses come, after a laser too', () => {
    renderPage(<SelfCheck />);
    expect(screen.getByText(/reading glasses one day, after LASIK and PRK too/)).toBeTruthy();
  });

  it('has the answers again when somebody comes back to it', () => {
    const first = renderPage(<SelfCheck />);
    fireEvent.click(radio(/shallow/, 'I don’t know'));
    first.unmount();
    const second = renderPage(<SelfCheck />);
    expect(radio(/shallow/, 'I don’t know').checked).toBe(true);
    expect(screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)).toHaveLength(1);
    second.unmount();
  });

  it('starts again with no answer, at its first question, and keeps none of those taken back', () => {
    const first = renderPage(<SelfCheck />);
    fireEvent.click(radio(/shallow/, 'Yes'));
    fireEvent.click(radio(/stayed the same/, 'No'));
    fireEvent.click(screen.getByRole('button', { name: 'Start again' }));
    const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked);
    expect(chosen()).toEqual([]);
    expect(document.activeElement).toBe(radio(/How old/, 'Under 18'));
    first.unmount();
    renderPage(<SelfCheck />);
    expect(chosen()).toEqual([]);
  });

  it('has for each procedure an answer to each question that leaves it possible', () => {
    for (const name of procedures)
      for (const question of questions) expect(question.answers.some(allows(name))).toBe(true);
  });

  it('names under an answer what it speaks against, and what is to be talked over', () => {
    renderPage(<SelfCheck />);
    const note = (answer: HTMLInputElement) =>
      document.getElementById(answer.getAttribute('aria-describedby')!)!.textContent;
    expect(note(radio(/severely dry/, 'Yes'))).toMatch(
      /^Speaks against LASIK Talk to us first about PRK A laser can/,
    );
    expect(note(radio(/shallow/, 'Yes'))).toMatch(/^Speaks against ICL Then there is too little room/);
    expect(note(radio(/How old/, 'Over 45'))).toMatch(/21–45, for optimal results/);
  });

  it('says before any answer that nothing is answered, and after each where to go', () => {
    renderPage(<SelfCheck />);
    const result = within(screen.getByRole('status'));
    expect(result.getByText(/^Nothing is answered yet/)).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/Nothing speaks against|Every answer lies within/);
    const onwards = result
      .getAllByRole<HTMLAnchorElement>('link')
      .filter(({ protocol }) => protocol !== 'tel:');
    expect(onwards.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      procedures.flatMap((name) =>
        ['within', 'open'].map(() => [`Read about ${name.toUpperCase()}`, `/procedures/${name}`]),
      ),
    );
    expect(screen.getByRole('link', { name: 'Ask us at a free consultation' }).getAttribute('href')).toBe(
      '/contact?procedure=consultation#request',
    );
    expect(screen.getByText(/What this check cannot ask/)).toBeTruthy();
    expect(screen.getByText(/no diagnosis/)).toBeTruthy();
  });

  it('can be answered by the keyboard alone', async () => {
    const user = userEvent.setup();
    renderPage(<SelfCheck />);
    await user.tab();
    await user.keyboard(' ');
    expect(radio(/How old/, 'Under 18').checked).toBe(true);
    await user.tab();
    await user.keyboard(' ');
    expect(radio(/stayed the same/, 'Yes').checked).toBe(true);
  });

  it('can send nothing anywhere: there is no form, and an answer leaves no trace', () => {
    localStorage.clear();
    sessionStorage.clear();
    const { container } = renderPage(<SelfCheck />, { at: '/procedures/lasik' });
    fireEvent.click(radio(/pregnant/, 'Yes'));
    expect(container.querySelector('form, [type=submit], button:not([type=button])')).toBeNull();
    expect(screen.getByTestId('address').textContent).toBe('/procedures/lasik');
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });
});

/** Words that compare numbers: -5 is below -3, and stronger. */
const comparesNumbers: Record<string, RegExp> = {
  en: /\b(over|under|above|below|more|less|higher|lower)\b/i,
  es: /debajo|encima|más de|menos de|alta|baja/i,
  'pt-BR': /abaixo|acima|mais de|menos de|alto|baixo/i,
  tl: /mataas|mababa|higit|kulang/i,
  ko: /높|낮|초과|미만/,
  vi: /trên|dưới|cao|thấp/i,
  zh: /高|低|超过|不到/,
  ar: /أكثر|أقل|أعلى|أدنى/,
  hy: /ավելի (?!ուժեղ)|-ից ավելի|բարձր|ցածր/,
  he: /יותר מ|פחות|גבוה|נמוך/,
};

describe.each(Object.entries(comparesNumbers))('Strengths in %s', (code, words) => {
  const { common } = copyOf(code as LanguageCode) as unknown as { common: typeof english };
  const { weaker, nearBeyond, farBeyond, stronger } = common.selfCheck.sight;
  it.each([weaker, nearBeyond, farBeyond, stronger])('are compared as strengths: %s', (text) => {
    expect(text).not.toMatch(words);
  });
});
