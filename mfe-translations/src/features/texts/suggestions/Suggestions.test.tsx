import { screen, waitFor, within } from '@testing-library/react';
import type { TextSuggestions, ServiceSuggestion } from '@lens/contracts/suggestions';
import type { Reply } from '@lens/platform/testing/fake-api';
import { useShortcutGroups } from '@lens/platform/shortcuts';
import { buildText } from '../../../testing/build-text';
import { fakeDesk } from '../../../testing/fake-desk';
import { servicesOn } from '../../../testing/services';
import { showPage, cleanUp } from '../../../testing/show-page';
import { Page } from '../TextsPage';

const similarTexts: TextSuggestions['items'] = [
  {
    from: 'site',
    namespace: 'medical',
    key: 'lasik.time',
    source: 'LASIK takes 15 minutes.',
    text: 'LASIK은 15분이면 됩니다.',
    state: 'reviewed',
    similarity: 1,
    changed_by: 'lin',
    changed_at: '2026-11-20T10:00:00.000Z',
  },
  {
    from: 'site',
    namespace: 'medical',
    key: 'prk.time',
    source: 'PRK takes 20 minutes.',
    text: 'PRK는 20분 걸립니다.',
    state: 'translated',
    similarity: 0.674,
    changed_by: null,
    changed_at: null,
  },
];
const buildReply = (overrides: Partial<ServiceSuggestion> = {}): Reply => ({
  body: {
    text: 'LASIK은 15분 정도 걸립니다.',
    outcome: 'translated',
    service: 'premium',
    cached: false,
    reason: null,
    ...overrides,
  },
});

function show(serviceReply: Reply = buildReply()) {
  const desk = fakeDesk([buildText()]);
  return showPage(<Page />, {
    address: '/admin/translations/texts?language=ko&text=common/hero.title',
    respond: (sent) => {
      if (sent.path === '/translations/status') return { body: servicesOn };
      if (!sent.path.endsWith('/suggestions')) return desk.respond(sent);
      return sent.method === 'GET' ? { body: { items: similarTexts } } : serviceReply;
    },
  });
}
const findTextArea = () => screen.findByLabelText<HTMLTextAreaElement>('Korean');
const findSuggestions = async () =>
  within(await screen.findByRole('list', { name: 'Suggestions' })).getAllByRole('listitem');
const findAskButton = (name: string) => screen.findByRole('button', { name });
const askDeepl = 'Ask DeepL (≈ 23 characters)';

afterEach(cleanUp);

test('a similar text is suggested with how similar its English is, and inserted by a click', async () => {
  const { user } = show();
  const [first, second] = await findSuggestions();
  expect(first!.textContent).toContain('Same English in medical: lasik.time, reviewed, by lin');
  expect(second!.textContent).toContain(
    '67% match in medical: prk.time, translated, built inFor “PRK takes 20 minutes.”',
  );
  expect(within(second!).getByText('PRK는 20분 걸립니다.').lang).toBe('ko');
  await user.click(screen.getByRole('button', { name: 'Insert suggestion 2' }));
  const field = await findTextArea();
  expect([field.value, document.activeElement]).toEqual(['PRK는 20분 걸립니다.', field]);
  // An inserted suggestion is checked like a typed text.
  expect(await screen.findByText(/A protected term is missing/)).toBeTruthy();
});

test('a suggestion from the translation memory names its file and who imported it [DESK-22]', async () => {
  similarTexts.push({
    from: 'memory',
    source: 'LASIK takes 14 minutes.',
    text: 'LASIK은 14분 걸립니다.',
    similarity: 0.8,
    origin: 'agency 2025.tmx',
    imported_by: 'lin',
    imported_at: '2026-11-20T10:00:00.000Z',
  });
  const { user } = show();
  const [, , third] = await findSuggestions();
  similarTexts.pop();
  expect(third!.textContent).toContain(
    '80% match in the translation memory: agency 2025.tmx, imported by linFor “LASIK takes 14 minutes.”',
  );
  await user.click(screen.getByRole('button', { name: 'Insert suggestion 3' }));
  expect((await findTextArea()).value).toBe('LASIK은 14분 걸립니다.');
});

test('Alt and a digit inserts a suggestion while somebody types, and the list of shortcuts says so', async () => {
  const { user } = show();
  await findSuggestions();
  await user.click(await findTextArea());
  await user.keyboard('{Alt>}1{/Alt}');
  expect((await findTextArea()).value).toBe('LASIK은 15분이면 됩니다.');
  await user.keyboard('{Alt>}9{/Alt}');
  expect((await findTextArea()).value).toBe('LASIK은 15분이면 됩니다.');
  const labels = Object.values(useShortcutGroups.getState().groups).flatMap((group) =>
    group.map(({ label }) => label),
  );
  expect(labels).toEqual(expect.arrayContaining(['Insert suggestion 1', 'Insert suggestion 2']));
});

test('a service is asked only by its button, and its answer becomes one more suggestion', async () => {
  const { user, sent } = show();
  await user.click(await findAskButton(askDeepl));
  await waitFor(async () => expect(await findSuggestions()).toHaveLength(3));
  expect((await findSuggestions())[2]!.textContent).toContain('LASIK은 15분 정도 걸립니다.DeepL');
  expect(sent.filter(({ method }) => method === 'POST')).toMatchObject([
    { path: '/translations/texts/ko/common/hero.title/suggestions', body: { service: 'premium' } },
  ]);
  expect(screen.queryByRole('button', { name: askDeepl })).toBeNull();
  expect(await findAskButton('Ask Google Translate (≈ 23 characters)')).toBeTruthy();
  await user.keyboard('{Alt>}3{/Alt}');
  expect((await findTextArea()).value).toBe('LASIK은 15분 정도 걸립니다.');
});

test.each([
  [
    { outcome: 'needs_human', service: null },
    /The answer from DeepL did not pass the checks, so it is not shown/,
  ],
  [
    { outcome: 'source', service: null, reason: 'DeepL API error: 456 Quota Exceeded' },
    'DeepL did not translate it: DeepL API error: 456 Quota Exceeded',
  ],
] as const)('a service without a translation says why: %j', async (answer, expected) => {
  const { user } = show(buildReply({ text: 'LASIK takes 15 minutes.', ...answer }));
  await user.click(await findAskButton(askDeepl));
  expect(await screen.findByText(expected)).toBeTruthy();
  expect(await findSuggestions()).toHaveLength(2);
  expect(await findAskButton(askDeepl)).toBeTruthy();
});

test('a spent budget is reported in the API’s words', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const { user } = show({ status: 409, body: { error: 'The budget of this month is spent.' } });
  await user.click(await findAskButton(askDeepl));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'DeepL was not called: The budget of this month is spent.',
  );
  expect(log).toHaveBeenCalled();
  log.mockRestore();
});
