import { screen, waitFor, within } from '@testing-library/react';
import type { DeskRow } from '@lens/contracts/desk';
import { useShortcutGroups } from '@lens/platform/shortcuts';
import { buildText } from '../../testing/build-text';
import { fakeDesk } from '../../testing/fake-desk';
import { showPage, cleanUp } from '../../testing/show-page';
import { Page } from './TextsPage';

const texts: DeskRow[] = [
  buildText({ key: 'hero.title' }),
  buildText({
    key: 'hero.note',
    source: 'Call us.',
    shipped: null,
    state: 'untranslated',
  }),
  buildText({
    key: 'hero.old',
    source: 'Two visits.',
    source_then: 'One visit.',
    shipped: '한 번 방문.',
    text: '한 번 방문합니다.',
    state: 'stale',
    revision: 2,
    changed_by: 'lin',
    changed_at: '2026-11-20T10:00:00.000Z',
  }),
];

let desk: ReturnType<typeof fakeDesk>;
const textsAddress = (query: string) => `/admin/translations/texts?language=ko${query}`;
const show = (query = '') => showPage(<Page />, { address: textsAddress(query), respond: desk.respond });
const addressParams = () => new URLSearchParams(screen.getByTestId('address').textContent.split('?')[1]);
const findTextArea = (name = 'Korean') => screen.findByLabelText<HTMLTextAreaElement>(name);
const getButton = (name: RegExp | string) => screen.getByRole<HTMLButtonElement>('button', { name });
const heading = () => screen.getByRole('heading', { level: 2 }).textContent;
/** Waits for the checks, which are loaded once the desk is open. */
const waitForChecks = () => screen.findByText(/The checks found|mistake|to check again|Write a translation/);

beforeEach(() => {
  desk = fakeDesk(texts);
});
afterEach(cleanUp);

test('texts are listed with their state, and filters and search are kept in the address [DESK-1]', async () => {
  const { user, sent } = show();
  const list = within(await screen.findByRole('list', { name: 'Texts' }));
  expect(list.getAllByRole('button').map((row) => row.textContent)).toEqual([
    'common: hero.titleLASIK takes 15 minutes.Translated',
    'common: hero.noteCall us.Untranslated',
    'common: hero.oldTwo visits.English has changed',
  ]);
  await user.selectOptions(screen.getByLabelText('State'), 'Machine failed: translate by hand');
  await user.selectOptions(screen.getByLabelText('Findings'), 'Blocking');
  await user.selectOptions(screen.getByLabelText('Part of the site'), 'medical');
  await user.type(screen.getByLabelText('Search'), ' hero ');
  await waitFor(() => expect(addressParams().get('search')).toBe('hero'));
  const listQuery = sent.filter(({ path }) => path === '/translations/texts').at(-1)!.query;
  expect(listQuery).toEqual({
    language: 'ko',
    state: 'needs_human',
    findings: 'block',
    namespace: 'medical',
    search: 'hero',
    page: '1',
    limit: '50',
    sort: 'key',
  });
  await user.selectOptions(screen.getByLabelText('Language'), 'Arabic');
  expect(addressParams().get('language')).toBe('ar');
});

test('invalid parts of an address are ignored', async () => {
  const { sent } = showPage(<Page />, {
    address:
      '/admin/translations/texts?language=xx&state=lost&findings=1&namespace=../a&page=-2&text=nothing',
    respond: desk.respond,
  });
  await screen.findByText('3 texts');
  expect(sent.find(({ path }) => path === '/translations/texts')!.query).toEqual({
    language: 'es',
    page: '1',
    limit: '50',
    sort: 'key',
  });
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
});

test('a text is shown beside its English, each with its language and direction', async () => {
  desk = fakeDesk(texts.map((text) => ({ ...text, language: 'ar' as const, shipped: 'عين' })));
  const { user } = showPage(<Page />, {
    address: '/admin/translations/texts?language=ar',
    respond: desk.respond,
  });
  await user.click(await screen.findByRole('button', { name: /hero\.title/ }));
  const translation = await findTextArea('Arabic');
  expect([translation.lang, translation.dir, translation.value]).toEqual(['ar', 'rtl', 'عين']);
  const english = within(screen.getByRole('region', { name: 'hero.title' })).getByText(
    'LASIK takes 15 minutes.',
  );
  expect([english.lang, english.dir]).toEqual(['en', 'ltr']);
  expect(addressParams().get('text')).toBe('common/hero.title');
});

test('the description of a text is shown, the sentence about the text itself first', async () => {
  const description = ['The largest heading of the page.', 'The page on LASIK.', '{{city}}: from Settings.'];
  desk = fakeDesk([buildText({ description })]);
  show('&text=common/hero.title');
  const [first, around] = [...(await screen.findByRole('note', { name: 'Description' })).children];
  expect(first?.textContent).toBe('The largest heading of the page.');
  expect(around?.textContent).toBe('The page on LASIK. {{city}}: from Settings.');
});

test('checks run while somebody types, in plain sentences; a blocked text can be saved, not reviewed [DESK-2]', async () => {
  const { user, sent } = show('&text=common/hero.title');
  const field = await findTextArea();
  await waitForChecks();
  expect(getButton(/Mark as reviewed/).disabled).toBe(false);
  await user.clear(field);
  await user.type(field, '라식은 14분 걸립니다.');
  const findings = within(screen.getByRole('list', { name: 'Findings' }));
  await findings.findByText(/A protected term is missing/);
  expect(findings.getByText(/A number is not the one in the English/).closest('li')!.textContent).toMatch(
    /^Blocks publishing\..*Found: 15 is missing; 14 is extra$/,
  );
  expect(getButton(/Mark as reviewed/).disabled).toBe(true);
  await user.click(getButton(/^Save/));
  await screen.findByText(/hero\.title is saved/);
  expect(sent.find(({ method }) => method === 'PUT')).toMatchObject({
    path: '/translations/texts/ko/common/hero.title',
    body: { text: '라식은 14분 걸립니다.', state: 'translated' },
    headers: { 'if-match': '"0"' },
  });
});

test('a text without blocking findings can be marked as reviewed', async () => {
  const { user, sent } = show('&text=common/hero.title');
  await findTextArea();
  await waitForChecks();
  await user.click(getButton(/Mark as reviewed/));
  await screen.findByText(/hero\.title is saved and reviewed/);
  expect(sent.find(({ method }) => method === 'PUT')!.body).toMatchObject({
    text: 'LASIK은 15분 걸립니다.',
    state: 'reviewed',
  });
  expect(
    within(screen.getByRole('list', { name: 'Texts' })).getAllByRole('button')[0]!.textContent,
  ).toContain('Reviewed');
});

test('a refused save says why, and the draft stays', async () => {
  desk.refuse({ status: 409, body: { error: 'A protected term is missing.' } });
  const { user } = show('&text=common/hero.title');
  await user.type(await findTextArea(), '!');
  await user.click(getButton(/^Save/));
  expect((await screen.findByRole('alert')).textContent).toContain('A protected term is missing.');
  expect((await findTextArea()).value).toBe('LASIK은 15분 걸립니다.!');
});

test('an untranslated text says that visitors read English, and cannot be saved empty', async () => {
  show('&text=common/hero.note');
  expect((await findTextArea()).value).toBe('');
  expect(screen.getByText(/visitors read English/)).toBeTruthy();
  expect(getButton(/^Save/).disabled).toBe(true);
  expect(getButton(/Mark as reviewed/).disabled).toBe(true);
});

test('a stale text shows what has changed in its English, and the built-in text can be restored', async () => {
  const { user } = show('&text=common/hero.old');
  const field = await findTextArea();
  const removed = screen.getAllByRole('deletion').map(({ textContent }) => textContent);
  expect(removed).toEqual(['[removed: One]', '[removed: visit]']);
  const added = screen.getAllByRole('insertion');
  expect(added.map(({ textContent }) => textContent)).toEqual(['[added: Two]', '[added: visits]']);
  expect(added[0]!.closest('p')!.lang).toBe('en');
  expect(within(screen.getByRole('region', { name: 'hero.old' })).getByText('Two visits.').lang).toBe('en');
  expect(screen.getByText(/Last changed by lin/)).toBeTruthy();
  await user.click(getButton('Use the built-in text'));
  expect(field.value).toBe('한 번 방문.');
});

test('keys move through the texts, save and go on, also while somebody types [DESK-3]', async () => {
  const { user, sent } = show();
  await screen.findByRole('list', { name: 'Texts' });
  await user.keyboard('j');
  await waitFor(() => expect(heading()).toBe('hero.title'));
  // Tab moves on from the heading of the text, and E moves to the text box.
  await waitFor(() => expect(document.activeElement?.textContent).toBe('hero.title'));
  await user.keyboard('e');
  expect(document.activeElement).toBe(await findTextArea());
  await user.keyboard('{Escape}j');
  expect(heading()).toBe('hero.note');
  await user.keyboard('k');
  expect(heading()).toBe('hero.title');
  await user.click(await findTextArea());
  await user.keyboard('j{Control>}{Enter}{/Control}');
  await waitFor(() => expect(heading()).toBe('hero.note'));
  expect(sent.find(({ method }) => method === 'PUT')!.body).toMatchObject({ state: 'translated' });
  await waitForChecks();
  await user.keyboard('연락 주세요.');
  await user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
  await waitFor(() => expect(heading()).toBe('hero.old'));
  expect(sent.filter(({ method }) => method === 'PUT').at(-1)).toMatchObject({
    path: '/translations/texts/ko/common/hero.note',
    body: { text: '연락 주세요.', state: 'reviewed' },
  });
});

test('a text that is opened by keyboard takes the focus, and its text box is at most ten Tabs away [DESK-3]', async () => {
  const { user } = show();
  const row = await screen.findByRole('button', { name: /hero\.note/ });
  row.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('hero.note'));
  expect(document.activeElement!.tagName).toBe('H2');
  const area = await findTextArea();
  let tabs = 0;
  while (document.activeElement !== area && tabs < 20) {
    await user.tab();
    tabs += 1;
  }
  expect(tabs).toBeLessThanOrEqual(10);
});

test('the focus stays where somebody clicks, also after the first step by keyboard', async () => {
  const { user } = show();
  await screen.findByRole('list', { name: 'Texts' });
  await user.keyboard('j');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('hero.title'));
  const row = screen.getByRole('button', { name: /hero\.note/ });
  await user.click(row);
  await waitFor(() => expect(heading()).toBe('hero.note'));
  expect(document.activeElement).toBe(row);
});

test('the list of shortcuts includes those of the desk', async () => {
  show('&text=common/hero.title');
  await findTextArea();
  const keys = Object.values(useShortcutGroups.getState().groups).flatMap((group) =>
    group.map(({ key }) => key),
  );
  expect(keys).toEqual(expect.arrayContaining(['j', 'k', '/', 'mod+enter', 'mod+shift+enter']));
});

test('a draft stays while another text is open, and leaving the desk asks first', async () => {
  const { user } = show('&text=common/hero.title');
  await user.type(await findTextArea(), '!');
  await user.click(screen.getByRole('button', { name: /hero\.note/ }));
  await waitFor(() => expect(heading()).toBe('hero.note'));
  expect(screen.getByRole('button', { name: /hero\.title.*Not saved/ })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Publishing' }));
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await user.click(within(question).getByRole('button', { name: 'Stay here' }));
  expect(addressParams().get('text')).toBe('common/hero.note');
  await user.click(screen.getByRole('button', { name: /hero\.title/ }));
  expect((await findTextArea()).value).toBe('LASIK은 15분 걸립니다.!');
  await user.click(screen.getByRole('link', { name: 'Publishing' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
  await waitFor(() =>
    expect(screen.getByTestId('address').textContent).toBe('/admin/translations/publishing'),
  );
});

test('the last text of a page leads to the first of the next', async () => {
  desk = fakeDesk(texts, { more: [buildText({ key: 'zoom.title' })] });
  const { user } = show('&text=common/hero.old');
  await findTextArea();
  await user.keyboard('j');
  await waitFor(() => expect(heading()).toBe('zoom.title'));
  expect(addressParams().get('page')).toBe('2');
  await user.keyboard('k');
  await waitFor(() => expect(heading()).toBe('hero.old'));
});

test('a list that cannot be loaded says why', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  showPage(<Page />, {
    address: textsAddress(''),
    respond: () => ({ status: 503, body: { error: 'The texts cannot be read at the moment.' } }),
  });
  expect((await screen.findByRole('alert')).textContent).toContain('The texts cannot be read at the moment.');
  expect(log).toHaveBeenCalled();
  log.mockRestore();
});
