import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createInstance, type i18n as I18n } from 'i18next';
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
import type { DeskRow } from '@lens/contracts/desk';
import type { LanguageCode } from '@lens/contracts/languages';
import type { PublicSettings } from '@lens/contracts/settings';
import { useConnection } from '@lens/platform/connection';
import { useSession } from '@lens/platform/session';
import { fakeApi } from '@lens/platform/testing/fake-api';
import { FakeEventSource } from '@lens/platform/testing/fake-event-source';
import { signInAs } from '@lens/platform/testing/session';
import { buildText } from '../../../testing/build-text';
import { fakeDesk } from '../../../testing/fake-desk';
import { sendChange } from '../../../testing/send-change';
import { startEditingOnPage } from '../../../components/edit-on-page';
import { Overlay } from './overlay';

// jsdom lacks these.
Element.prototype.checkVisibility ??= () => true;
Element.prototype.scrollIntoView ??= () => undefined;
if (!('PointerEvent' in window)) Object.assign(window, { PointerEvent: class extends MouseEvent {} });
Object.assign(window, { EventSource: FakeEventSource });

const key = 'hero.title';
const shipped = 'LASIK은 15분 걸립니다.';
const itemCount = '{{count}}개';
const settings = { surgeon: 'Dr. Test', practice: 'Test Practice', brands: ['VisuMax'] } as PublicSettings;

function Page({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation('common');
  return (
    <main>
      <h1>{t('hero.title')}</h1>
      <button aria-label={t('call')} onClick={onPress}>
        ☎
      </button>
      <p>{t('items', { count: 3 })}</p>
      <p>Ana wrote this.</p>
    </main>
  );
}

async function createI18n(lng: LanguageCode): Promise<I18n> {
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({
    lng,
    ns: ['common'],
    fallbackLng: 'en',
    interpolation: { escapeValue: false },
    resources: {
      en: {
        common: { hero: { title: 'LASIK takes 15 minutes.' }, call: 'Call', items_other: '{{count}} items' },
      },
      ko: { common: { hero: { title: shipped }, call: '전화', items_other: itemCount } },
      ar: { common: { hero: { title: 'يستغرق LASIK 15 دقيقة.' }, items_few: '{{count}} عناصر' } },
    },
  });
  return i18n;
}

let desk: ReturnType<typeof fakeDesk>;
let api: ReturnType<typeof fakeApi>;
const handlePress = jest.fn();
const handleLeave = jest.fn();

async function open(
  lng: LanguageCode = 'ko',
  texts: DeskRow[] = [buildText(), buildText({ key: 'call', source: 'Call', shipped: '전화' })],
) {
  desk = fakeDesk(texts);
  api = fakeApi((sent) => {
    if (sent.path === '/live/tickets') return { status: 201, body: { ticket: 'ticket' } };
    return desk.respond(sent) ?? { status: 404, body: { error: 'Nothing there.' } };
  });
  signInAs({ role: 'translator' });
  const i18n = await createI18n(lng);
  const root = document.body.appendChild(document.createElement('div'));
  root.id = 'root';
  render(
    <I18nextProvider i18n={i18n}>
      <Page onPress={handlePress} />
    </I18nextProvider>,
    { container: root },
  );
  render(
    <Overlay i18n={i18n} settings={settings} addressIn={(code) => `/${code}/contact`} leave={handleLeave} />,
  );
  return { i18n, user: userEvent.setup() };
}

const bar = () => within(screen.getByRole('region', { name: 'Edit on the page' }));
const getButton = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const heading = () => screen.getByRole('heading', { level: 1 });
const findField = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Korean' });

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  api.restore();
  act(() => useSession.getState().signOut());
  document.body.replaceChildren();
  jest.clearAllMocks();
});

test('the texts of the page are counted, and no mark is left in it', async () => {
  await open();
  await bar().findByText('3 texts on this page');
  expect(heading().textContent).toBe(shipped);
  expect(screen.getByRole('button', { name: '전화' })).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/[\u{e0000}-\u{e007f}]/u);
});

test('a click chooses a text; a blocked one cannot be reviewed; a saved one appears on the page', async () => {
  const { user, i18n } = await open();
  await user.click(heading());
  const textArea = await findField();
  await waitFor(() => expect(document.activeElement).toBe(textArea));
  expect([textArea.value, screen.getByText('LASIK takes 15 minutes.').lang]).toEqual([shipped, 'en']);
  await user.clear(textArea);
  await user.type(textArea, '라식은 15분 걸립니다.');
  await screen.findByText(/A protected term is missing/);
  expect(getButton(/Mark as reviewed/).disabled).toBe(true);
  expect(heading().textContent).toBe(shipped);

  await user.clear(textArea);
  await user.type(textArea, 'LASIK은 15분이면 됩니다.');
  await screen.findByText('The checks found nothing wrong.');
  await user.click(getButton(/Mark as reviewed/));
  await waitFor(() => expect(heading().textContent).toBe('LASIK은 15분이면 됩니다.'));
  expect(heading().getAttribute('data-text')).toBe('saved');
  await screen.findByText(/Visitors read it once it is published/);
  expect(api.sent.find(({ method }) => method === 'PUT')).toMatchObject({
    path: `/translations/texts/ko/common/${key}`,
    body: { text: 'LASIK은 15분이면 됩니다.', state: 'reviewed' },
    headers: { 'if-match': '"0"' },
  });

  // A locale file that is loaded later contains what visitors read.
  act(() => void i18n.addResourceBundle('ko', 'common', { hero: { title: shipped } }, true, true));
  act(() => void i18n.emit('languageChanged', 'ko'));
  expect(heading().textContent).toBe('LASIK은 15분이면 됩니다.');
});

test('buttons of the page are chosen in edit mode, and work otherwise', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: '전화' }));
  expect(handlePress).not.toHaveBeenCalled();
  expect((await findField()).value).toBe('전화');
  await user.click(getButton('Edit texts'));
  await user.click(screen.getByRole('button', { name: '전화' }));
  expect(handlePress).toHaveBeenCalledTimes(1);
  await user.click(getButton('Edit texts'));
  await user.click(screen.getByText('Ana wrote this.'));
  await bar().findByText(/cannot be edited here/);
});

test('texts can be chosen by keyboard too, from a list and one after the other', async () => {
  const { user } = await open();
  await bar().findByText('3 texts on this page');
  await user.click(getButton('All texts'));
  const rows = within(screen.getByRole('list', { name: 'Texts on this page' })).getAllByRole('button');
  expect(rows.map((row) => row.textContent)).toEqual([
    `common: hero.title${shipped}`,
    'common: call전화',
    'common: items_other3개',
  ]);
  rows[1]!.focus();
  await user.keyboard('{Enter}');
  expect((await findField()).value).toBe('전화');
  await user.keyboard('{Escape}k');
  await waitFor(async () => expect((await findField()).value).toBe(shipped));
  await user.click(getButton(/^Next/));
  await waitFor(async () => expect((await findField()).value).toBe('전화'));
});

test('a requested text is open at the start', async () => {
  startEditingOnPage('common:call');
  await open();
  expect((await findField()).value).toBe('전화');
  expect(sessionStorage.getItem('lens_in_context_text')).toBeNull();
});

test('Arabic texts have their plural form and direction, also where English is shown for now', async () => {
  const { user } = await open('ar', [
    buildText({ language: 'ar', key: 'call', source: 'Call', shipped: null, state: 'untranslated' }),
  ]);
  await bar().findByText('Arabic');
  await user.click(screen.getByRole('button', { name: 'Call' }));
  const textArea = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Arabic' });
  expect([textArea.value, textArea.dir]).toEqual(['', 'rtl']);
  await user.click(getButton('All texts'));
  await screen.findByText('common: items_few');
});

test('when somebody else saved, both texts are shown before either is lost', async () => {
  const { user } = await open();
  await user.click(heading());
  await user.type(await findField(), '!');
  desk.saveByColleague('common/hero.title', 'LASIK, 15분.');
  await user.click(getButton(/^Save/));
  const dialog = within(await screen.findByRole('dialog', { name: 'Someone else saved this text' }));
  expect(dialog.getByText('LASIK, 15분.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(heading().textContent).toBe(`${shipped}!`));
});

test('what a colleague saves is shown in the overlay too, and so is a lost connection', async () => {
  const { user } = await open();
  await user.click(heading());
  await findField();
  desk.saveByColleague('common/hero.title', 'LASIK, 15분.');
  sendChange({ resource_type: 'desk_text', id: 'ko/common/hero.title' });
  await screen.findByText('lin changed this text. You see the new version.');
  expect((await findField()).value).toBe('LASIK, 15분.');
  act(() => useConnection.setState({ lostAtMs: Date.now() }));
  await screen.findByText(/^No connection, shown as of/);
  act(() => useConnection.setState({ lostAtMs: null }));
});

test('a draft outlasts the session, and can be saved after the next login', async () => {
  const { user } = await open();
  await user.click(heading());
  await user.type(await findField(), '!');
  desk.refuse({ status: 401, body: { error: 'Please sign in.' } });
  await user.click(getButton(/^Save/));
  await screen.findByText(/Your session has ended/);
  expect((await findField()).value).toBe(`${shipped}!`);
  act(() => {
    signInAs({ role: 'translator' });
    window.dispatchEvent(new StorageEvent('storage', { key: 'cms_token' }));
  });
  await waitFor(() => expect(screen.queryByText(/Your session has ended/)).toBeNull());
  expect((await findField()).value).toBe(`${shipped}!`);
});

test('an English page offers the other languages, and editing can be left', async () => {
  const { user } = await open('en');
  await bar().findByText('This page is in English.');
  expect(screen.getByRole('link', { name: 'Korean' }).getAttribute('href')).toBe('/ko/contact');
  await user.click(heading());
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(getButton('Leave'));
  expect(handleLeave).toHaveBeenCalledTimes(1);
});
