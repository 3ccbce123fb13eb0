import { draftFromArticle } from '../article-draft';
import { anArticle } from '../testing/articles';
import { compareDrafts } from './compare-drafts';
import { formatRichText } from './format-rich-text';

const article = draftFromArticle(anArticle());
const body = (content: unknown[]) => ({ type: 'doc', content }) as typeof article.texts.en.body;

test('only changed fields are named, with their language and direction', () => {
  const texts = { ...article.texts, es: { ...article.texts.en, title: 'Otra' }, ar: article.texts.en };
  const found = compareDrafts(article, { ...article, slug: 'other', texts });
  expect(found.map(({ label, dir }) => `${label} ${dir}`)).toEqual([
    'Page address ltr',
    'Title, Spanish ltr',
    'Summary, Spanish ltr',
    'Text, Spanish ltr',
    'Title, Arabic rtl',
    'Summary, Arabic rtl',
    'Text, Arabic rtl',
  ]);
  expect(compareDrafts(article, article)).toEqual([]);
  const searched = { ...article.texts.en, seo_title: 'Healing' };
  expect(compareDrafts(article, { ...article, texts: { ...article.texts, en: searched } })).toEqual([
    { label: 'Title in search results, English', before: '', after: 'Healing', lng: 'en', dir: 'ltr' },
  ]);
});

test('formatting is described in words, so that a change of it is seen', () => {
  const textNode = (text: string, ...marks: unknown[]) => ({ type: 'text', text, marks });
  expect(
    formatRichText(
      body([
        { type: 'heading', attrs: { level: 3 }, content: [textNode('Before')] },
        {
          type: 'paragraph',
          content: [
            textNode('No', { type: 'bold' }),
            { type: 'hardBreak' },
            textNode('more', { type: 'link', attrs: { href: '/prk' } }),
          ],
        },
        {
          type: 'orderedList',
          content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [textNode('Rest')] }] }],
        },
        {
          type: 'bulletList',
          content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [textNode('Eyes')] }] }],
        },
        { type: 'blockquote', content: [{ type: 'paragraph', content: [textNode('Rest')] }] },
        { type: 'horizontalRule' },
      ]),
    ),
  ).toBe(
    '[Small heading] Before\n\nNo\nmore [“No”: bold; “more”: link to /prk]\n\n1. Rest\n\n• Eyes\n\n[Quotation] Rest\n\n[Dividing line]',
  );
});
