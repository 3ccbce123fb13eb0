import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LanguageCode } from '@lens/contracts/languages';
import { procedures, type Procedure } from '@lens/contracts/procedures';
import { copy, copyIn } from '../../testing/copy';
import { renderPage } from '../../testing/render-page';
import { questions, type Answer, type Question } from './questions';
import { SelfCheck } from './SelfCheck';

const group = (name: Question['name']) =>
  within(screen.getByRole('group', { name: copy(`selfCheck.${name}.question`) }));
const radio = (name: Question['name'], answer: string) =>
  group(name).getByRole<HTMLInputElement>('radio', { name: answer });
const yes = copy('selfCheck.options.yes');
const no = copy('selfCheck.options.no');
const unsure = copy('selfCheck.options.unsure');
const [lasik, prk, icl] = procedures.map((name) => copy(`medical:${name}.name`));
const under18 = copy('selfCheck.age.under', { age: 18 });
const answersOf = (name: string) => questions.find((question) => question.name === name)!.answers;
const allows = (name: Procedure) => (answer: Answer) =>
  !answer.against?.includes(name) && !answer.discuss?.includes(name);

describe('Self-check', () => {
  it('asks about everything that the pages exclude, in words that patients know [LASIK-8]', () => {
    renderPage(<SelfCheck />);
    const legends = screen.getAllByRole('group').map((each) => each.querySelector('legend')!.textContent);
    const names = [
      'age',
      'stable',
      'sight',
      'astigmatism',
      'pregnant',
      'dry',
      'healing',
      'cornea',
      'pressure',
      'surgery',
      'inflammation',
      'chamber',
      'expectations',
    ] as const;
    expect(legends).toEqual(names.map((name) => copy(`selfCheck.${name}.question`)));
    expect(document.body.textContent).not.toMatch(/anterior chamber|unrealistic expectations/);
    expect(radio('chamber', unsure)).toBeTruthy();
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
    const note = radio('stable', no).closest('label')!.parentElement!;
    expect(note.textContent).toContain(`${copy('selfCheck.against')} ${lasik}, ${prk}, ${icl}`);
  });

  it('gives no strength two answers', () => {
    renderPage(<SelfCheck />);
    const offered = group('sight')
      .getAllByRole('radio')
      .map((each) => each.parentElement!.textContent);
    const beyond = {
      '-12.00': copy('selfCheck.sight.nearBeyond', { from: '-12.00', to: '-20.00' }),
      '+6.00': copy('selfCheck.sight.farBeyond', { from: '+6.00', to: '+10.00' }),
    };
    for (const [limit, stronger] of Object.entries(beyond)) {
      const labels = offered.filter((label) => label!.includes(limit));
      expect(labels).toHaveLength(2);
      expect(labels).toContain(stronger);
    }
  });

  it('sends an inflamed eye to a doctor today, with the number to call, and speaks of no contact lenses to wear', () => {
    renderPage(<SelfCheck />);
    expect(radio('inflammation', yes).dataset['first']).toBe('today');
    const advice = screen
      .getByText(copy('selfCheck.result.today'))
      .closest<HTMLElement>('[data-outcome=today]')!;
    expect(within(advice).getByRole('link').getAttribute('href')).toBe('tel:+15625550143');
  });

  it('says over 45 that reading glasses come, after a laser too', () => {
    renderPage(<SelfCheck />);
    const reading = copy('selfCheck.age.reading');
    expect(screen.getByText((note) => note.endsWith(reading))).toBeTruthy();
  });

  it('has the answers again when somebody comes back to it', () => {
    const first = renderPage(<SelfCheck />);
    fireEvent.click(radio('chamber', unsure));
    first.unmount();
    const second = renderPage(<SelfCheck />);
    expect(radio('chamber', unsure).checked).toBe(true);
    expect(screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)).toHaveLength(1);
    second.unmount();
  });

  it('starts again with no answer, at its first question, and keeps none of those taken back', () => {
    const first = renderPage(<SelfCheck />);
    fireEvent.click(radio('chamber', yes));
    fireEvent.click(radio('stable', no));
    fireEvent.click(screen.getByRole('button', { name: copy('selfCheck.result.again') }));
    const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked);
    expect(chosen()).toEqual([]);
    expect(document.activeElement).toBe(radio('age', under18));
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
    const [against, discuss] = [copy('selfCheck.against'), copy('selfCheck.discuss')];
    expect(note(radio('dry', yes))).toBe(
      `${against} ${lasik} ${discuss} ${prk} ${copy('selfCheck.dry.yes')}`,
    );
    expect(note(radio('chamber', yes))).toBe(`${against} ${icl} ${copy('selfCheck.chamber.yes')}`);
    expect(note(radio('age', copy('selfCheck.age.over', { age: 45 })))).toContain(
      copy('selfCheck.age.lens', { from: 21, to: 45 }),
    );
  });

  it('says before any answer that nothing is answered, and after each where to go', () => {
    renderPage(<SelfCheck />);
    const result = within(screen.getByRole('status'));
    expect(result.getByText(copy('selfCheck.result.empty'))).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/Nothing speaks against|Every answer lies within/);
    const onwards = result
      .getAllByRole<HTMLAnchorElement>('link')
      .filter(({ protocol }) => protocol !== 'tel:');
    expect(onwards.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      procedures.flatMap((name) =>
        ['within', 'open'].map(() => [
          copy('selfCheck.result.read', { procedure: copy(`medical:${name}.name`) }),
          `/procedures/${name}`,
        ]),
      ),
    );
    expect(screen.getByRole('link', { name: copy('selfCheck.result.ask') }).getAttribute('href')).toBe(
      '/contact?procedure=consultation#request',
    );
    expect(screen.getByText(copy('selfCheck.unasked'))).toBeTruthy();
    expect(screen.getByText(copy('selfCheck.note'))).toBeTruthy();
  });

  it('can be answered by the keyboard alone', async () => {
    const user = userEvent.setup();
    renderPage(<SelfCheck />);
    await user.tab();
    await user.keyboard(' ');
    expect(radio('age', under18).checked).toBe(true);
    await user.tab();
    await user.keyboard(' ');
    expect(radio('stable', yes).checked).toBe(true);
  });

  it('can send nothing anywhere: there is no form, and an answer leaves no trace', () => {
    localStorage.clear();
    sessionStorage.clear();
    const { container } = renderPage(<SelfCheck />, { at: '/procedures/lasik' });
    fireEvent.click(radio('pregnant', yes));
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
  const text = copyIn(code as LanguageCode);
  it.each(['weaker', 'nearBeyond', 'farBeyond', 'stronger'] as const)(
    'are compared as strengths: %s',
    (key) => {
      expect(text(`selfCheck.sight.${key}`, { limit: '-5', from: '-3', to: '-5' })).not.toMatch(words);
    },
  );
});
