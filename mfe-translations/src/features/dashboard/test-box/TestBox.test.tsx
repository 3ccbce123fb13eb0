import { screen, waitFor, within } from '@testing-library/react';
import type { TranslatedText } from '@lens/contracts/translations';
import type { Reply, Sent } from '@lens/platform/testing/fake-api';
import { servicesOn, someUsage } from '../../../testing/services';
import { showPage, cleanUp } from '../../../testing/show-page';
import { TestBox } from './TestBox';
import { failureMessage } from './trial';

const buildReply = (text: string, overrides: Partial<TranslatedText> = {}): Reply => ({
  body: { text, outcome: 'translated', service: 'premium', cached: false, reasons: [], ...overrides },
});
const languageOf = ({ body }: Sent) => (body as { language: string }).language;
const show = (respond: (sent: Sent) => Reply | Promise<Reply>) =>
  showPage(<TestBox status={servicesOn} usage={someUsage} />, { respond });
const button = () => screen.getByRole<HTMLButtonElement>('button');
const results = () => within(screen.getByRole('list', { name: 'Translations' })).queryAllByRole('listitem');

afterEach(cleanUp);

test('the button is disabled while the text is empty or whitespace only [TRIAL-2]', async () => {
  const { user, sent } = show(() => buildReply('x'));
  expect(button().disabled).toBe(true);
  await user.type(screen.getByLabelText('English text'), '   {Enter}');
  expect(button().disabled).toBe(true);
  expect(sent).toEqual([]);
  await user.type(screen.getByLabelText('English text'), 'a');
  expect(button().disabled).toBe(false);
});

test('a text is translated into Spanish, Korean and Arabic: loading, then each in its own direction [TRIAL-1]', async () => {
  const pendingReplies = new Map<string, (reply: Reply) => void>();
  const { user, sent } = show(
    (request) => new Promise((resolve) => pendingReplies.set(languageOf(request), resolve)),
  );
  await user.type(screen.getByLabelText('English text'), ' Good eyes ');
  await user.click(button());
  expect(sent.map(({ method, path, body }) => [method, path, body])).toEqual(
    ['es', 'ko', 'ar'].map((language) => ['POST', '/translations/text', { text: 'Good eyes', language }]),
  );
  expect(results().map((item) => item.textContent)).toEqual([
    'SpanishTranslating…',
    'KoreanTranslating…',
    'ArabicTranslating…',
  ]);
  expect(button().getAttribute('aria-disabled')).toBe('true');
  pendingReplies.get('ar')!(buildReply('عيون جيدة', { service: 'general', cached: true }));
  const arabic = await screen.findByText('عيون جيدة');
  expect([arabic.lang, arabic.dir]).toEqual(['ar', 'rtl']);
  expect(results()[2]!.textContent).toContain(
    'Translated by Google Translate. Already in the cache: no cost.',
  );
  pendingReplies.get('es')!(buildReply('Buenos ojos'));
  pendingReplies.get('ko')!(buildReply('좋은 눈'));
  expect((await screen.findByText('좋은 눈')).lang).toBe('ko');
  expect((await screen.findByText('Buenos ojos')).dir).toBe('ltr');
  expect(results()[0]!.textContent).toContain('Translated by DeepL.');
  expect(button().textContent).toBe('Test Translation');
});

test('more languages can be chosen beside the three, each with its cost [TRIAL-6]', async () => {
  const { user, sent } = show(() => buildReply('x'));
  await user.click(screen.getByText('More languages'));
  const choices = within(screen.getByRole('group', { name: 'Also translate into' })).getAllByRole('checkbox');
  expect(choices.map((choice) => choice.closest('label')!.textContent)).toEqual([
    ...['Spanish (Mexico)', 'Portuguese (Brazil)', 'Tagalog', 'Vietnamese', 'Chinese Simplified'],
    ...['Armenian', 'Hebrew'],
  ]);
  await user.click(screen.getByRole('checkbox', { name: 'Hebrew' }));
  expect(screen.getByText(/^Into Spanish, Korean, Arabic, and Hebrew\./)).toBeTruthy();
  await user.type(screen.getByLabelText('English text'), 'abcd');
  expect(screen.getByText('16 characters will be sent, for $0.0004 at most.')).toBeTruthy();
  await user.keyboard('{Enter}');
  expect(sent.map(languageOf)).toEqual(['es', 'ko', 'ar', 'he']);
  await waitFor(() => expect(results().at(-1)!.textContent).toMatch(/^Hebrewx/));
  await user.click(screen.getByRole('checkbox', { name: 'Hebrew' }));
  expect(results()).toHaveLength(4);
});

test('a text that was not translated says so, and is marked up as English', async () => {
  const { user } = show((request) =>
    buildReply('LASIK', { outcome: languageOf(request) === 'ar' ? 'needs_human' : 'source', service: null }),
  );
  await user.type(screen.getByLabelText('English text'), 'LASIK{Enter}');
  await screen.findByText(/Needs a translator: no service kept every protected term/);
  expect(screen.getAllByText('No service answered, so the text stays in English.')).toHaveLength(2);
  expect(screen.getAllByText('LASIK').map(({ lang, dir }) => `${lang} ${dir}`)).toEqual([
    'en ltr',
    'en ltr',
    'en ltr',
  ]);
});

test('the error of a service is shown in its words, also if the other service translated', async () => {
  const quota = 'DeepL API error: 456 Quota Exceeded';
  const { user } = show((request) =>
    languageOf(request) === 'es'
      ? buildReply('Ojo', { service: 'general', reasons: [quota] })
      : buildReply('Eye', {
          outcome: 'source',
          service: null,
          reasons: [quota, 'Google Translate API error: 403 Forbidden'],
        }),
  );
  await user.type(screen.getByLabelText('English text'), 'Eye{Enter}');
  await waitFor(() =>
    expect(results().map((item) => item.textContent)).toEqual([
      `SpanishOjoError: ${quota}Translated by Google Translate.`,
      ...['Korean', 'Arabic'].map(
        (name) =>
          `${name}EyeError: ${quota}Error: Google Translate API error: 403 ForbiddenNo service answered, so the text stays in English.`,
      ),
    ]),
  );
});

test('an error is shown as Error: and its message, and does not affect other languages [TRIAL-3]', async () => {
  const { user } = show((request) =>
    languageOf(request) === 'es'
      ? { status: 503, body: { error: 'DeepL service not configured' } }
      : languageOf(request) === 'ko'
        ? 'no answer'
        : buildReply('عين'),
  );
  await user.type(screen.getByLabelText('English text'), 'Eye{Enter}');
  await screen.findByText('Error: DeepL service not configured');
  await screen.findByText('Error: Network error');
  await screen.findByText('عين');
});

test('a response without a translation is shown as Translation failed [TRIAL-4]', async () => {
  const { user } = show(() => ({ body: {} }));
  await user.type(screen.getByLabelText('English text'), 'Eye{Enter}');
  expect(await screen.findAllByText('Translation failed')).toHaveLength(3);
  expect(failureMessage('not an error')).toBe('Translation failed');
});

test('the cost of a trial is shown beforehand [TRIAL-5]', async () => {
  const { user } = show(() => buildReply('x'));
  await user.type(screen.getByLabelText('English text'), 'abcd');
  expect(screen.getByText('12 characters will be sent, for $0.0003 at most.')).toBeTruthy();
});
