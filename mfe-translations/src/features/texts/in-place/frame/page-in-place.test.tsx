import { act, render, screen, waitFor } from '@testing-library/react';
import { createInstance, type i18n as I18n } from 'i18next';
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
import type { OverlaidPage } from '@lens/platform/overlay';
import type { PageMessage } from '../messages';
import { Overlay } from './overlay';

const scrolled = jest.fn();
// jsdom lays nothing out: everything outside of closed parts has a size.
Element.prototype.checkVisibility = function checkVisibility(this: Element) {
  return !this.closest('details:not([open]) > :not(summary)');
};
Element.prototype.getClientRects = () => [{}] as unknown as DOMRectList;
Element.prototype.getBoundingClientRect = function getBoundingClientRect(this: Element) {
  return this.className === 'away'
    ? ({ width: 90, height: 20, top: -40, bottom: -20, left: 0, right: 90 } as DOMRect)
    : ({ width: 90, height: 20, top: 10, bottom: 30, left: 0, right: 90 } as DOMRect);
};
Element.prototype.scrollIntoView = scrolled;

function Page() {
  const { t } = useTranslation('common');
  return (
    <main>
      <a href="#main" className="away">
        {t('skip')}
      </a>
      <h1>{t('title')}</h1>
      <details>
        <summary>{t('more')}</summary>
        <p>{t('basis')}</p>
      </details>
      <button aria-label={t('call')}>☎</button>
      <p>{t('items', { count: 3 })}</p>
    </main>
  );
}

const shipped = {
  skip: '건너뛰기',
  title: '제목',
  more: '더 보기',
  basis: '근거',
  call: '전화',
  items_other: '{{count}}개',
};

async function open(
  lng: 'ko' | 'en' = 'ko',
): Promise<{ messages: PageMessage[]; show: (name: string, text?: string | null) => void; i18n: I18n }> {
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({
    lng,
    ns: ['common'],
    fallbackLng: 'en',
    resources: {
      en: { common: { title: 'Title', items_one: '{{count}} item', items_other: '{{count}} items' } },
      ko: { common: shipped },
    },
  });
  const root = document.body.appendChild(document.createElement('div'));
  root.id = 'root';
  render(
    <I18nextProvider i18n={i18n}>
      <Page />
    </I18nextProvider>,
    { container: root },
  );
  const messages: PageMessage[] = [];
  jest.spyOn(window.parent, 'postMessage').mockImplementation(((message: PageMessage) => {
    messages.push(message);
  }) as typeof window.postMessage);
  render(<Overlay {...({ i18n } as unknown as OverlaidPage)} />);
  const show = (name: string, text: string | null = null) =>
    act(() => {
      const data = { lens: 'in-place/show', name, text };
      window.dispatchEvent(
        new MessageEvent('message', { data, origin: location.origin, source: window.parent }),
      );
    });
  return { messages, show, i18n };
}

const outlined = () =>
  [...document.querySelectorAll('[data-text-in-place]')].map(
    ({ localName, textContent }) => `${localName} ${textContent}`,
  );
const placeOf = async (messages: PageMessage[], name: string) => {
  const answer = () => messages.findLast((one) => one.lens === 'in-place/placed' && one.name === name);
  await waitFor(() => expect(answer()).toBeTruthy(), { timeout: 3000 });
  return answer();
};

afterEach(() => {
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

test('a text is outlined with the wording of the text box, and the one before is as it was [DESK-23]', async () => {
  const { messages, show } = await open();
  expect(messages).toEqual([{ lens: 'in-place/ready' }]);
  expect(document.getElementById('root')!.inert).toBe(true);
  show('common:title', '새 제목');
  expect(await placeOf(messages, 'common:title')).toMatchObject({ place: 'visible', isEnglish: false });
  await waitFor(() => expect(outlined()).toEqual(['h1 새 제목']));
  show('common:title', '더 새로운 제목');
  await waitFor(() => expect(outlined()).toEqual(['h1 더 새로운 제목']));
  show('common:call', '전화하기');
  expect(await placeOf(messages, 'common:call')).toMatchObject({ place: 'spoken' });
  await waitFor(() => expect(screen.getByRole('heading', { hidden: true }).textContent).toBe('제목'));
  expect(outlined()).toEqual(['button ☎']);
  expect(document.body.textContent).not.toMatch(/[\u{e0000}-\u{e007f}]/u);
});

test('a closed part is opened for a text and closed again after it [DESK-23]', async () => {
  const { messages, show } = await open();
  show('common:basis');
  expect(await placeOf(messages, 'common:basis')).toMatchObject({ place: 'opened' });
  expect([outlined(), document.querySelector('details')!.open]).toEqual([['p 근거'], true]);
  show('common:more');
  expect(await placeOf(messages, 'common:more')).toMatchObject({ place: 'visible' });
  expect([outlined(), document.querySelector('details')!.open]).toEqual([['summary 더 보기'], false]);
});

test('a link outside the view is not drawn, another plural form stands for one that is not needed, and what is nowhere is absent [DESK-23]', async () => {
  const { messages, show } = await open();
  show('common:skip');
  expect(await placeOf(messages, 'common:skip')).toMatchObject({ place: 'spoken' });
  expect(outlined()).toEqual([expect.stringMatching(/^main /)]);
  show('common:items_many', '3개');
  expect(await placeOf(messages, 'common:items_many')).toMatchObject({ place: 'other-form' });
  expect(outlined()).toEqual(['p 3개']);
  show('common:nowhere', '없음');
  expect(await placeOf(messages, 'common:nowhere')).toMatchObject({ place: 'absent' });
  expect(outlined()).toEqual([]);
});

test('a page that visitors get in English shows the draft in its place [DESK-23]', async () => {
  const { messages, show } = await open('en');
  show('common:title', '제목');
  expect(await placeOf(messages, 'common:title')).toMatchObject({ place: 'visible', isEnglish: true });
  await waitFor(() => expect(outlined()).toEqual(['h1 제목']));
});

test('a page whose address somebody opens without the frame takes its own messages for no text [DESK-23]', async () => {
  const { messages } = await open();
  const failed = jest.fn();
  window.addEventListener('error', failed);
  act(() => {
    const [data] = messages;
    window.dispatchEvent(
      new MessageEvent('message', { data, origin: location.origin, source: window.parent }),
    );
  });
  window.removeEventListener('error', failed);
  expect(failed).not.toHaveBeenCalled();
  expect(messages).toHaveLength(1);
});
