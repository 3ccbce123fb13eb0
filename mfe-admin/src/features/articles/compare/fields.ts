import '@lens/contracts/jitless';
import type { ArticleText } from '@lens/contracts/articles';
import { directionOf, languageOf, languages, type LanguageCode } from '@lens/contracts/languages';
import { isEmptyBody } from '@lens/contracts/rich-text';
import type { LabelledField } from '@lens/ui/office/conflict/dispute';
import type { ArticleDraft } from '../article-draft';
import { categoryLabels } from '../labels';
import { readable } from './readable';

/** One thing that is written in an article, and changed as a whole. */
export interface Field extends LabelledField {
  /** `slug`, `texts.es.title` */
  path: string;
  /** As people read it; nothing where nothing is written. */
  shown: (content: ArticleDraft) => string;
  /** What two are compared by: spaces around a line, and a text that says nothing, make no difference. */
  value: (content: ArticleDraft) => unknown;
  /** @returns `to`, with this field as it is in `from` */
  copied: (from: ArticleDraft, to: ArticleDraft) => ArticleDraft;
}

const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() || null : value);

const attribute = <Name extends Exclude<keyof ArticleDraft, 'texts'>>(
  label: string,
  name: Name,
  shown: (value: ArticleDraft[Name]) => string,
): Field => ({
  path: name,
  label,
  lng: 'en',
  dir: 'ltr',
  shown: (content) => shown(content[name]),
  value: (content) => trimmed(content[name]),
  copied: (from, to) => ({ ...to, [name]: from[name] }),
});

const attributes = [
  attribute('Page address', 'slug', (slug) => slug),
  attribute('Author', 'author', (author) => author),
  attribute('Categories', 'categories', (chosen) => chosen.map((one) => categoryLabels[one]).join(', ')),
  attribute('Cover', 'cover_id', (id) => (id ? `picture ${id.slice(0, 8)}` : 'none')),
];

const lines = [
  ['Title', 'title'],
  ['Summary', 'excerpt'],
  ['Text', 'body'],
  ['Title in search results', 'seo_title'],
  ['Description in search results', 'seo_description'],
] as const;

function line(code: LanguageCode, label: string, name: keyof ArticleText): Field {
  const read = ({ texts }: ArticleDraft) => texts[code]?.[name] ?? '';
  return {
    path: `texts.${code}.${name}`,
    label: `${label}, ${languageOf(code).name}`,
    lng: code,
    dir: directionOf(code),
    shown: (content) => {
      const written = read(content);
      return typeof written === 'string' ? written : readable(written);
    },
    value: (content) => {
      const written = read(content);
      return typeof written === 'object' && isEmptyBody(written) ? null : trimmed(written);
    },
    copied: (from, to) => ({
      ...to,
      texts: { ...to.texts, [code]: { ...to.texts[code], [name]: from.texts[code]?.[name] } },
    }),
  };
}

const whole = (code: LanguageCode, parts: readonly Field[]): Field => ({
  path: `texts.${code}`,
  label: `Everything in ${languageOf(code).name}`,
  lng: code,
  dir: directionOf(code),
  shown: (content) =>
    parts
      .map(({ shown }) => shown(content))
      .filter(Boolean)
      .join('\n\n'),
  value: (content) => parts.map(({ value }) => value(content)),
  copied: (from, to) => ({ ...to, texts: { ...to.texts, [code]: from.texts[code] } }),
});

const perLanguage = languages.map(({ code }) => {
  const parts = lines.map(([label, name]) => line(code, label, name));
  return { code, parts, all: whole(code, parts) };
});

/** Every field, in the order in which the editor has them. */
export const fields: readonly Field[] = [...attributes, ...perLanguage.flatMap(({ parts }) => parts)];

/** The same; a language that only one of the two has is one field, for half of it would be no text. */
export const fieldsBetween = (one: ArticleDraft, other: ArticleDraft): Field[] => [
  ...attributes,
  ...perLanguage.flatMap(({ code, parts, all }) =>
    Boolean(one.texts[code]) === Boolean(other.texts[code]) ? parts : [all],
  ),
];
