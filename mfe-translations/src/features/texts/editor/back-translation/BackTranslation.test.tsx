import { screen, waitFor, within } from '@testing-library/react';
import type { TextBackTranslation } from '@lens/contracts/back-translations';
import type { DeskRow } from '@lens/contracts/desk';
import { hashOf } from '@lens/contracts/text-hash';
import type { Reply, Sent } from '@lens/platform/testing/fake-api';
import { buildText } from '../../../../testing/build-text';
import { fakeDesk } from '../../../../testing/fake-desk';
import { servicesOff, servicesOn } from '../../../../testing/services';
import { cleanUp, showPage } from '../../../../testing/show-page';
import { Page } from '../../TextsPage';

const korean = '수술 후 눈을 비비지 마세요.';
const critical: Partial<DeskRow> = {
  key: 'recovery.eyes',
  source: 'You must not rub your eyes after the surgery.',
  shipped: korean,
  critical: true,
};
const none: TextBackTranslation = {
  back_translation: null,
  revision: 0,
  is_author: false,
  is_permitted: true,
};
const byService = (text: string, overrides: Partial<TextBackTranslation> = {}): TextBackTranslation => ({
  back_translation: { text, service: 'premium', username: 'lin', created_at: '2026-11-20T10:00:00.000Z' },
  revision: 1,
  is_author: false,
  is_permitted: true,
  ...overrides,
});

interface ShowOptions {
  stored?: TextBackTranslation;
  text?: Partial<DeskRow>;
  /** The reply to a change. */
  reply?: (sent: Sent) => Reply | Promise<Reply>;
  services?: typeof servicesOn;
}

function show({
  stored = none,
  text = critical,
  reply = () => ({ body: stored }),
  services = servicesOn,
}: ShowOptions = {}) {
  const row = buildText(text);
  const desk = fakeDesk([row, buildText({ key: 'hero.note', source: 'Call us.' })]);
  const shown = showPage(<Page />, {
    address: `/admin/translations/texts?language=ko&text=common/${row.key}`,
    respond: (sent) => {
      if (sent.path === '/translations/status') return { body: services };
      if (!sent.path.endsWith('/back-translation')) return desk.respond(sent);
      return sent.method === 'GET' ? { body: stored } : reply(sent);
    },
  });
  return { ...shown, desk };
}

const findSection = async () => within(await screen.findByRole('region', { name: 'Back-translation' }));
const getButton = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const findBox = () => screen.findByLabelText<HTMLTextAreaElement>('Write a back-translation');
const changes = (sent: Sent[]) => sent.filter(({ method }) => method !== 'GET');

afterEach(cleanUp);

test('the back-translation stands beside the English, with what differs marked and in words [DESK-19]', async () => {
  show({ stored: byService('You should rub your eyes before the surgery.') });
  const section = await findSection();
  const items = within(await section.findByRole('list', { name: 'Differences' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Negation; May, can, must. English says “must not”; the back-translation says “should”.',
    'Before and after. English says “after”; the back-translation says “before”.',
  ]);
  expect(section.getAllByRole('mark').map(({ textContent }) => textContent)).toEqual([
    '[differs, Negation; May, can, must: must not]',
    '[differs, Before and after: after]',
    '[differs, Negation; May, can, must: should]',
    '[differs, Before and after: before]',
  ]);
  expect(section.getByText('2 differences to check, marked in the texts.')).toBeTruthy();
  expect(section.getByText(/^By DeepL, requested by lin/).textContent).toContain('Nov 20, 2026');
  expect(section.queryByRole('button', { name: 'Translate back' })).toBeNull();
});

test('a faithful one has no marks, and both are to be read all the same', async () => {
  show({ stored: byService('Do not rub your eyes after surgery; you must not.') });
  const section = await findSection();
  expect(await section.findByText(/^No word differs/)).toBeTruthy();
  expect(section.queryAllByRole('mark')).toEqual([]);
});

test('a service translates back what is saved', async () => {
  let answer: (reply: Reply) => void = () => undefined;
  const { user, sent } = show({ reply: () => new Promise((resolve) => (answer = resolve)) });
  const section = await findSection();
  await user.click(await section.findByRole('button', { name: 'Translate back' }));
  expect((await section.findByRole('button', { name: 'Translating back…' })).ariaDisabled).toBe('true');
  answer({ body: byService('Rub your eyes.') });
  expect(await section.findByText(/^By DeepL/)).toBeTruthy();
  expect(changes(sent)).toMatchObject([
    {
      method: 'POST',
      path: '/translations/texts/ko/common/recovery.eyes/back-translation',
      body: { wording: hashOf(korean) },
      headers: { 'if-match': '"0"' },
    },
  ]);
});

test('a failure of the service is said', async () => {
  const error = 'No service has translated this text back. DeepL API error: 456 Quota Exceeded';
  const { user } = show({ reply: () => ({ status: 409, body: { error, code: 'not_translated_back' } }) });
  await user.click(await (await findSection()).findByRole('button', { name: 'Translate back' }));
  expect((await screen.findByRole('alert')).textContent).toBe(`Not translated back: ${error}`);
});

test('a second person writes one, and it is kept until it is saved [DESK-20]', async () => {
  let isAway = true;
  const { user, sent } = show({
    reply: ({ body }) =>
      isAway
        ? { status: 503, body: { error: 'Away.', code: 'texts_unavailable' } }
        : {
            body: byService((body as { text: string }).text, {
              back_translation: {
                text: (body as { text: string }).text,
                service: null,
                username: 'mara',
                created_at: '2026-11-22T10:00:00.000Z',
              },
            }),
          },
  });
  await user.type(await findBox(), 'Rub them.');
  expect(screen.getByRole('button', { name: /common: recovery\.eyes/ }).textContent).toContain(
    'Back-translation not saved',
  );
  // Another text, and back.
  await user.click(getButton(/common: hero\.note/));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Back-translation' })).toBeNull());
  await user.click(getButton(/common: recovery\.eyes/));
  expect((await findBox()).value).toBe('Rub them.');
  await user.click(getButton(/^Save the back-translation/));
  expect((await screen.findByRole('alert')).textContent).toBe('The back-translation was not saved: Away.');
  expect((await findBox()).value).toBe('Rub them.');
  isAway = false;
  await user.type(await findBox(), '{Control>}{Enter}{/Control}');
  expect(await screen.findByText(/^Written by mara/)).toBeTruthy();
  expect(screen.queryByLabelText('Write a back-translation')).toBeNull();
  expect(changes(sent).at(-1)).toMatchObject({
    method: 'PUT',
    body: { text: 'Rub them.', wording: hashOf(korean) },
  });
  expect(screen.queryByText('Back-translation not saved')).toBeNull();
});

test('who wrote the translation cannot write it, and reads who can [DESK-20]', async () => {
  show({ stored: { ...none, is_author: true } });
  const section = await findSection();
  expect(await section.findByText(/^You wrote this Korean, so a service or somebody else/)).toBeTruthy();
  expect(section.queryByLabelText('Write a back-translation')).toBeNull();
});

test('somebody who may neither translate nor review reads it, and makes none', async () => {
  show({ stored: { ...none, is_permitted: false } });
  const section = await findSection();
  expect(await section.findByText(/your account does not allow it\.$/)).toBeTruthy();
  expect(section.queryByRole('button')).toBeNull();
  expect(section.queryByRole('textbox')).toBeNull();
});

test('without a service there is no button for one', async () => {
  show({ services: servicesOff });
  const section = await findSection();
  expect(await section.findByText(/No translation service is set up for Korean\.$/)).toBeTruthy();
  expect(section.queryByRole('button', { name: 'Translate back' })).toBeNull();
  expect(await findBox()).toBeTruthy();
});

test('another one can be written in place of a service’s', async () => {
  const { user } = show({ stored: byService('Rub your eyes.') });
  await user.click(await screen.findByRole('button', { name: 'Write another back-translation' }));
  expect(await findBox()).toBeTruthy();
});

test('while somebody types a translation, it says that it is about the saved one', async () => {
  const { user } = show({ stored: byService('Rub your eyes.') });
  const section = await findSection();
  expect(section.queryByText(/not about what you are typing/)).toBeNull();
  await user.type(await screen.findByLabelText('Korean'), '!');
  expect(section.getByText('This is about the saved Korean, not about what you are typing.')).toBeTruthy();
});

test('a translation that changes while one is written is named', async () => {
  const { user } = show();
  await user.type(await findBox(), 'Rub');
  await user.type(screen.getByLabelText('Korean'), '!');
  await user.click(getButton(/^Save\b(?! the)/));
  expect(
    await screen.findByText('The Korean has changed since you began. Read it again before you save.'),
  ).toBeTruthy();
  expect((await findBox()).value).toBe('Rub');
});

test.each<[string, Partial<DeskRow>]>([
  ['is not critical', { ...critical, critical: false }],
  ['has no translation', { ...critical, shipped: null, state: 'untranslated' }],
  ['no service could translate', { ...critical, text: critical.source!, state: 'needs_human' }],
])('nothing is shown for a text that %s', async (_what, text) => {
  const { sent } = show({ text });
  await screen.findByLabelText('Korean');
  expect(screen.queryByRole('region', { name: 'Back-translation' })).toBeNull();
  expect(sent.some(({ path }) => path.endsWith('/back-translation'))).toBe(false);
});
