import { screen, within } from '@testing-library/react';
import { forEachNotice, noNotices, noticeNames } from '@lens/contracts/notices';
import type { LoadContext } from '@lens/contracts/page';
import type { PublicPractice } from '@lens/contracts/settings';
import { copy } from '../../testing/copy';
import { renderPage } from '../../testing/render-page';
import { load, type ShownNotice } from './load';
import { Page } from './notices';
import { taglines } from './taglines';

const read = (notices: PublicPractice['notices'], lng: LoadContext['lng'] = 'en') =>
  load({
    api: { get: () => Promise.resolve({ notices }) },
    lng,
    signal: new AbortController().signal,
  } as unknown as LoadContext);

const show = (data: ShownNotice[] | undefined) => renderPage(<Page data={data} params={{}} />);
const chapter = (name: string) => within(screen.getByRole('region', { name }));

describe('Notices page', () => {
  it('shows each notice that is switched on, with its day, and no other [NOTICE-1]', async () => {
    const shown = await read({ ...noNotices, openPayments: { since: '2026-03-09', words: {} } });
    show(shown);
    const notice = chapter(copy('notices.openPayments.title'));
    expect(notice.getByText(copy('notices.since', { date: 'March 9, 2026' }))).toBeTruthy();
    expect(notice.getByRole('link').getAttribute('href')).toBe('https://openpaymentsdata.cms.gov');
    for (const name of noticeNames.filter((one) => one !== 'openPayments'))
      expect(screen.queryByRole('region', { name: copy(`notices.${name}.title`) })).toBeNull();
  });

  it('says of each draft that it is one, and shows the words of the practice without that [NOTICE-2]', async () => {
    const on = forEachNotice(() => ({ since: '2026-11-24', words: {} }));
    const words = { en: 'First line.\n\nSecond line.', es: 'Primera línea.' };
    show(await read({ ...on, privacyPractices: { since: '2026-11-24', words } }));
    expect(screen.getAllByText(copy('notices.draft'))).toHaveLength(noticeNames.length - 1);
    const own = chapter(copy('notices.privacyPractices.title'));
    expect(own.getByText('Second line.')).toBeTruthy();
    expect(own.queryByText(copy('notices.privacyPractices.text'))).toBeNull();
    expect(own.queryByText(copy('notices.draft'))).toBeNull();
  });

  it('shows the practice’s words in the language of the page, and marks English where they are in English only', async () => {
    const words = { en: 'In English.', es: 'En español.' };
    const notices = { ...noNotices, accessibility: { since: '2026-11-24', words } };
    expect(await read(notices, 'es-MX')).toMatchObject([{ words: { text: 'En español.', lng: 'es' } }]);
    show(await read(notices, 'ar'));
    expect(screen.getByText('In English.').getAttribute('lang')).toBe('en');
  });

  it('offers help in fifteen languages of the state besides English, each in its own direction [NOTICE-3]', async () => {
    show(await read({ ...noNotices, languageAssistance: { since: '2026-11-24', words: {} } }));
    const lines = chapter(copy('notices.languageAssistance.title')).getAllByRole('listitem');
    expect(lines.map((line) => line.lang)).toEqual(taglines.map(([language]) => language));
    expect(new Set(lines.map((line) => line.lang)).size).toBe(16);
    expect(lines.filter((line) => line.dir === 'rtl').map((line) => line.lang)).toEqual(['fa', 'ar']);
    for (const line of lines)
      expect(within(line).getByRole('link').getAttribute('href')).toBe('tel:+15625550142');
  });

  it('says so if no notice is switched on, and claims nothing while the API is away [NOTICE-4]', () => {
    const { unmount } = show([]);
    expect(screen.getByText(copy('notices.none'))).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: copy('legal.contents') })).toBeNull();
    unmount();
    show(undefined);
    expect(screen.getByText(copy('notices.away'))).toBeTruthy();
    expect(screen.queryByText(copy('notices.none'))).toBeNull();
  });
});
