import '../../../testing/browser';
import { act, fireEvent, screen } from '@testing-library/react';
import type { PublicArticle } from '@lens/contracts/articles';
import type { LanguageCode } from '@lens/contracts/languages';
import type { EnglishText } from '@lens/platform/host';
import { articleNumbered } from '../../../testing/articles';
import { copyIn } from '../../../testing/copy';
import { renderPage } from '../../../testing/render-page';
import { Page } from '../article';

const link = { type: 'link' as const, attrs: { href: '/contact' } };
const paragraph = (text: string) => ({
  type: 'paragraph' as const,
  content: [{ type: 'text' as const, text }],
});
const body: PublicArticle['body'] = {
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Ask ' },
        { type: 'text', text: 'us', marks: [link] },
        { type: 'text', text: ' about LASIK.' },
      ],
    },
    ...Array.from({ length: 10 }, (_, index) => paragraph(`Line ${index}`)),
  ],
};
const korean: Record<string, string | null> = {
  'Title 1': '제목',
  'Excerpt 1': '요약',
  'Ask <m1>us</m1> about LASIK.': 'LASIK은 <m1>저희</m1>에게 물어보세요.',
};
const partOf = ({ id }: EnglishText) => ('part' in id ? id.part : '');

async function show(
  fields: Partial<PublicArticle> = {},
  language: LanguageCode = 'ko',
  more: typeof korean = {},
) {
  const translate = jest.fn((_lng: LanguageCode, texts: readonly EnglishText[]) =>
    Promise.resolve<(string | null)[] | null>(
      texts.map(
        ({ source }) =>
          ({ ...korean, ...more })[source] ?? (source in more ? null : `번역 ${source.slice(-1)}`),
      ),
    ),
  );
  const page = <Page data={{ article: articleNumbered(1, { body, ...fields }), related: [] }} params={{}} />;
  renderPage(page, { language, translate });
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  return translate;
}
const title = () => screen.getByRole('heading', { level: 1 });
const inKorean = copyIn('ko');
const note = inKorean('article.live.note');

describe('An article in another language than its reader’s', () => {
  it('is translated whole, with its links, and says that nobody has checked it', async () => {
    const translate = await show();
    expect(translate.mock.calls[0]![1].map(partOf)).toEqual([
      'title',
      'excerpt',
      ...body.content.map((_block, index) => `body.${index}`),
    ]);
    expect([title().textContent, title().lang]).toEqual(['제목', 'ko']);
    const translatedLink = screen.getByText('저희');
    expect([translatedLink.getAttribute('href'), translatedLink.parentElement!.textContent]).toEqual([
      '/contact',
      'LASIK은 저희에게 물어보세요.',
    ]);
    expect(translatedLink.closest<HTMLElement>('[lang]')!.lang).toBe('ko');
    expect(screen.getByText(note)).toBeTruthy();
  });

  it('is read as it was written when somebody asks for it, and back', async () => {
    await show();
    fireEvent.click(screen.getByRole('button', { name: inKorean('article.live.original') }));
    expect([title().textContent, title().lang]).toEqual(['Title 1', 'en']);
    expect(screen.getByText('us').closest<HTMLElement>('[lang]')!.lang).toBe('en');
    fireEvent.click(screen.getByRole('button', { name: inKorean('article.live.translation') }));
    expect(title().textContent).toBe('제목');
  });

  it('asks only for what is in English', async () => {
    const translate = await show({ lng: 'ko', title: '제목' });
    expect(translate.mock.calls[0]![1].map(partOf)).not.toContain('title');
    expect(screen.getByText(note)).toBeTruthy();
  });

  it('keeps a block in English, marked, that could not be translated safely', async () => {
    await show({}, 'ko', { 'Line 3': null });
    const line = screen.getByText('Line 3');
    expect([line.lang, line.dir]).toEqual(['en', 'ltr']);
    expect(screen.getByText(note)).toBeTruthy();
  });

  it.each([
    ['too many blocks could not be translated', { 'Line 3': null, 'Line 4': null }],
    [
      'marks come back broken as well',
      { 'Line 3': null, 'Ask <m1>us</m1> about LASIK.': 'LASIK은 저희에게.' },
    ],
  ])('stays English where %s', async (_what, more) => {
    await show({}, 'ko', more);
    expect(title().textContent).toBe('Title 1');
    expect(screen.getByText(inKorean('article.inEnglish'))).toBeTruthy();
    expect(screen.queryByRole('button', { name: inKorean('article.live.translation') })).toBeNull();
  });

  it('shows nothing of one by which a patient may come to harm, not even what this browser keeps', async () => {
    const harmful = { type: 'doc' as const, content: [...body.content, paragraph('Do not rub your eyes.')] };
    const translate = await show({ body: harmful });
    expect(translate).not.toHaveBeenCalled();
    expect(title().textContent).toBe('Title 1');
  });

  it.each([
    ['in English', {}, 'en'],
    ['where it is written in the language', { lng: 'ko', body_lng: 'ko' }, 'ko'],
    ['where Mexican Spanish reads Spanish', { lng: 'es', body_lng: 'es' }, 'es-MX'],
  ] as const)('is nothing to ask for %s', async (_where, fields, language) => {
    const translate = await show(fields, language);
    expect(translate).not.toHaveBeenCalled();
  });
});
