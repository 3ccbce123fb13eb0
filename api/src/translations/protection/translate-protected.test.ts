import { preferredForms, orderForms } from './token-form.js';
import { translateBackProtected, translateProtected, type MachineTranslator } from './translate-protected.js';

const names = { terms: ['LASIK', 'PRK', ''], brands: [] };
const source = 'LASIK is quick. PRK takes 4.5 days.';

/** Returns these answers one after the other, and records what it was sent. */
function machine(
  name: MachineTranslator['name'],
  ...answers: (string | Error)[]
): MachineTranslator & { sent: string[] } {
  const sent: string[] = [];
  return {
    name,
    forms: preferredForms[name],
    sent,
    async translate(text) {
      const answer = answers[sent.push(text) - 1];
      if (answer === undefined || answer instanceof Error) throw answer ?? new Error('called too often');
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
    text: '  LASIK es rápido. PRK tarda 4.5 días.\n',
    outcome: 'translated',
    service: 'premium',
  });
});

test('after a failure the second form is tried, then each sentence, then the next service [SERVICE-17]', async () => {
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
  expect(answer).toMatchObject({ text: 'LASIK es rápido. PRK tarda 4.5 días.', service: 'general' });
});

test.each([
  ['a service altered it', ['needs_human'], [machine('general', ...Array<string>(4).fill('El láser.'))]],
  [
    'no service answered',
    ['source'],
    [machine('premium', new Error('503')), machine('general', new Error('429'))],
  ],
  [
    'one service altered it and the other did not answer',
    ['needs_human'],
    [machine('premium', 'a', 'b', 'c', 'd'), machine('general')],
  ],
  ['there is no service', ['source'], []],
])('the text stays in English where %s', async (_what, [outcome], machines) => {
  const answer = await translateProtected(source, 'es', names, machines);
  expect(answer).toEqual({ text: source, outcome, service: null });
});

test('a service that stops answering is not called again', async () => {
  const premium = machine('premium', 'Nada.', new Error('503'));
  const answer = await translateProtected(source, 'es', names, [premium]);
  expect([premium.sent.length, answer.outcome]).toEqual([2, 'needs_human']);
});

test.each([
  ['English', source, 'en', 'source'],
  ['blank', ' \n', 'es', 'source'],
  ['without a word to translate', 'LASIK / PRK: {{count}}', 'es', 'translated'],
] as const)('a text that is %s is not sent', async (_what, text, to, outcome) => {
  const premium = machine('premium');
  const answer = await translateProtected(text, to, names, [premium]);
  expect(answer).toEqual({ text, outcome, service: null });
  expect(premium.sent).toEqual([]);
});

test('a promise that a service adds is rejected [TERMS-9]', async () => {
  const general = machine('general', ...Array<string>(2).fill('[X1X] 是无痛的。'));
  const answer = await translateProtected('LASIK is gentle.', 'zh', names, [general]);
  expect(answer.outcome).toBe('needs_human');
});

test('two terms that moved to each other’s sentence are noticed, and the sentences are translated one by one', async () => {
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
  expect(answer.text).toBe('LASIK es rápido. PRK tarda 4.5 días.');
});

test('a name that a service adds is noticed even with a token inside it', async () => {
  const solano = { terms: ['LASIK', 'Dr. Mara Solano'], brands: [] };
  const withName = 'Dr. Mara [X1X] Solano.';
  const general = machine('general', withName, withName.replace(/[[\]]/g, 'X'));
  const answer = await translateProtected('Near LASIK.', 'tl', solano, [general]);
  expect(answer).toEqual({ text: 'Near LASIK.', outcome: 'needs_human', service: null });
});

/** Only the meaning shows it, which is why a person reviews machine translations before they are published. */
test('two terms that swapped places within one sentence are not noticed', async () => {
  const general = machine('general', '[X2X] es más suave que [X1X].');
  const answer = await translateProtected('LASIK is gentler than PRK.', 'es', names, [general]);
  expect(answer).toMatchObject({ outcome: 'translated', text: 'PRK es más suave que LASIK.' });
});

test('two phone numbers that swapped places are rejected', async () => {
  const swapped = 'Llame al [X2X] si se operó aquí, o al [X1X].';
  const general = machine('general', swapped, swapped.replace(/[[\]]/g, 'X'));
  const english = 'Call {{emergencyPhone}} after surgery here, or 911.';
  expect(await translateProtected(english, 'es', names, [general])).toMatchObject({ outcome: 'needs_human' });
});

test('an answer that is many times as long as its English is rejected', async () => {
  const huge = 'Menú '.repeat(200).trim();
  const general = machine('general', huge, huge);
  expect(await translateProtected('Menu', 'es', names, [general])).toMatchObject({
    text: 'Menu',
    outcome: 'needs_human',
  });
});

test('the lettered form comes first for languages that are written from right to left', () => {
  expect([orderForms(preferredForms.general, 'ar'), orderForms(preferredForms.general, 'ko')]).toEqual([
    ['lettered', 'bracketed'],
    ['bracketed', 'lettered'],
  ]);
  expect(orderForms(preferredForms.premium, 'he')).toEqual(['element', 'bracketed']);
});

test('a translation comes back into English sentence by sentence, with spaces between them', async () => {
  const premium = machine('premium', 'Rest.', 'Rest.', 'Rest for two days.', '<x id="1">LASIK</x> is quick.');
  expect(await translateBackProtected('休息两天。LASIK很快。', 'zh', names, [premium])).toEqual({
    text: 'Rest for two days. LASIK is quick.',
    outcome: 'translated',
    service: 'premium',
  });
});

test.each([
  ['a number', 'Rest for 3 days.'],
  ['a name', 'Rest for 2 days, LASIK.'],
])('a service that alters %s has not translated it back', async (_what, answer) => {
  const general = machine('general', ...Array<string>(2).fill(answer));
  expect(await translateBackProtected('Descanse 2 días.', 'es', names, [general])).toEqual({
    text: 'Descanse 2 días.',
    outcome: 'needs_human',
    service: null,
  });
});
