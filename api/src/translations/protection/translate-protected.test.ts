import { formsOf, formsFor } from './token-form.js';
import { translateProtected, type Machine } from './translate-protected.js';

const names = { terms: ['LASIK', 'PRK', ''], brands: [] };
const source = 'LASIK is quick. PRK takes 4.5 days.';

/** Answers in turn, and keeps what it was sent. */
function machine(name: Machine['name'], ...answers: (string | Error)[]): Machine & { sent: string[] } {
  const sent: string[] = [];
  return {
    name,
    forms: formsOf[name],
    sent,
    async translate(text) {
      const answer = answers[sent.push(text) - 1];
      if (answer === undefined || answer instanceof Error) throw answer ?? new Error('asked too often');
      return answer;
    },
  };
}

test('a translation comes back with its terms and figures', async () => {
  const premium = machine(
    'premium',
    '<x id="1">LASIK</x> es rápido. <x id="2">PRK</x> tarda <x id="3"/> días.',
  );
  const answer = await translateProtected(`  ${source}\n`, 'es', names, [premium]);
  expect(answer).toEqual({
    text: '  LASIK es rápido. PRK tarda 4,5 días.\n',
    outcome: 'translated',
    service: 'premium',
  });
});

test('what fails is asked for in the second form, then by sentence, then of the next service [SERVICE-17]', async () => {
  const premium = machine('premium', 'Es rápido.', '[X1X] [X2X].', '[X1X]', '[X1X]');
  const general = machine('general', '', '', '[X1X] es rápido.', '[X2X] tarda [X3X] días.');
  const answer = await translateProtected(source, 'es', names, [premium, general]);
  expect(premium.sent).toEqual([
    '<x id="1">LASIK</x> is quick. <x id="2">PRK</x> takes <x id="3">4.5</x> days.',
    '[X1X] is quick. [X2X] takes [X3X] days.',
    '<x id="1">LASIK</x> is quick.',
    '[X1X] is quick.',
  ]);
  expect(general.sent.slice(2)).toEqual(['[X1X] is quick.', '[X2X] takes [X3X] days.']);
  expect(answer).toMatchObject({ text: 'LASIK es rápido. PRK tarda 4,5 días.', service: 'general' });
});

test.each([
  ['a service altered it', ['needs_human'], [machine('general', ...Array<string>(4).fill('El láser.'))]],
  ['none answered', ['source'], [machine('premium', new Error('503')), machine('general', new Error('429'))]],
  [
    'one altered it and the other was away',
    ['needs_human'],
    [machine('premium', 'a', 'b', 'c', 'd'), machine('general')],
  ],
  ['there is none', ['source'], []],
])('the source stays where %s', async (_what, [outcome], machines) => {
  const answer = await translateProtected(source, 'es', names, machines);
  expect(answer).toEqual({ text: source, outcome, service: null });
});

test('a service that is away in the midst is left at once', async () => {
  const premium = machine('premium', 'Nada.', new Error('503'));
  const answer = await translateProtected(source, 'es', names, [premium]);
  expect([premium.sent.length, answer.outcome]).toEqual([2, 'needs_human']);
});

test.each([
  ['English', source, 'en', 'source'],
  ['blank', ' \n', 'es', 'source'],
  ['without a word of its own', 'LASIK / PRK: {{count}}', 'es', 'translated'],
] as const)('a text that is %s goes to nobody', async (_what, text, to, outcome) => {
  const premium = machine('premium');
  const answer = await translateProtected(text, to, names, [premium]);
  expect(answer).toEqual({ text, outcome, service: null });
  expect(premium.sent).toEqual([]);
});

test('a promise that a service makes is none of ours [TERMS-9]', async () => {
  const general = machine('general', ...Array<string>(2).fill('[X1X] 是无痛的。'));
  const answer = await translateProtected('LASIK is gentle.', 'zh', names, [general]);
  expect(answer.outcome).toBe('needs_human');
});

test('two terms that changed their sentences are caught, and each comes back in its own', async () => {
  const swapped = '[X2X] es rápido. [X1X] tarda [X3X] días.';
  const general = machine(
    'general',
    swapped,
    swapped.replace(/[[\]]/g, 'X'),
    '[X1X] es rápido.',
    '[X2X] tarda [X3X] días.',
  );
  const answer = await translateProtected(source, 'es', names, [general]);
  expect(general.sent).toHaveLength(4);
  expect(answer.text).toBe('LASIK es rápido. PRK tarda 4,5 días.');
});

test('a name that a service adds is noticed where a token parts it too', async () => {
  const solano = { terms: ['LASIK', 'Dr. Mara Solano'], brands: [] };
  const parted = 'Dr. Mara [X1X] Solano.';
  const general = machine('general', parted, parted.replace(/[[\]]/g, 'X'));
  const answer = await translateProtected('Near LASIK.', 'tl', solano, [general]);
  expect(answer).toEqual({ text: 'Near LASIK.', outcome: 'needs_human', service: null });
});

/** Nothing but the meaning could tell: what machines write is read by a person before it goes live. */
test('two terms that changed places within one sentence are not noticed', async () => {
  const general = machine('general', '[X2X] es más suave que [X1X].');
  const answer = await translateProtected('LASIK is gentler than PRK.', 'es', names, [general]);
  expect(answer).toMatchObject({ outcome: 'translated', text: 'PRK es más suave que LASIK.' });
});

test('two numbers that are dialled and changed places are refused', async () => {
  const swapped = 'Llame al [X2X] si se operó aquí, o al [X1X].';
  const general = machine('general', swapped, swapped.replace(/[[\]]/g, 'X'));
  const english = 'Call {{emergencyPhone}} after surgery here, or 911.';
  expect(await translateProtected(english, 'es', names, [general])).toMatchObject({ outcome: 'needs_human' });
});

test('an answer that is many times as long as its English is not taken', async () => {
  const huge = 'Menú '.repeat(200).trim();
  const general = machine('general', huge, huge);
  expect(await translateProtected('Menu', 'es', names, [general])).toMatchObject({
    text: 'Menu',
    outcome: 'needs_human',
  });
});

test('letters stand before brackets where a text runs from right to left', () => {
  expect([formsFor(formsOf.general, 'ar'), formsFor(formsOf.general, 'ko')]).toEqual([
    ['lettered', 'bracketed'],
    ['bracketed', 'lettered'],
  ]);
  expect(formsFor(formsOf.premium, 'he')).toEqual(['element', 'bracketed']);
});
