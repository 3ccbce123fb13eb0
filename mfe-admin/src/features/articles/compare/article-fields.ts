import '@lens/contracts/jitless';
import type { ArticleText } from '@lens/contracts/articles';
import { directionOf, languageOf, languages, type LanguageCode } from '@lens/contracts/languages';
import { isEmptyBody } from '@lens/contracts/rich-text';
import type { LabelledField } from '@lens/ui/office/conflict/field-conflict';
import type { ArticleDraft } from '../article-draft';
import { categoryLabels } from '../labels';
import { formatRichText } from './format-rich-text';

/** A field of an article, compared and merged as a whole. */
export interface ArticleField extends LabelledField {
  /** `slug`, `texts.es.title` */
  path: string;
  /** The value as text; an empty string if there is none. */
  format: (content: ArticleDraft) => string;
  /** The value for comparison: spaces at the ends and empty texts make no difference. */
  value: (content: ArticleDraft) => unknown;
  /** @returns `to` with this field from `from` */
  copy: (from: ArticleDraft, to: ArticleDraft) => ArticleDraft;
}

const trimToNull = (value: unknown): unknown => (typeof value === 'string' ? value.trim() || null : value);

const attributeField = <Name extends Exclude<keyof ArticleDraft, 'texts'>>(
  label: string,
  name: Name,
  toText: (value: ArticleDraft[Name]) => string,
): ArticleField => ({
  path: name,
  label,
  lng: 'en',
  dir: 'ltr',
  format: (content) => toText(content[name]),
  value: (content) => trimToNull(content[name]),
  copy: (from, to) => ({ ...to, [name]: from[name] }),
});

const attributeFields = [
  attributeField('Page address', 'slug', (slug) => slug),
  attributeField('Author', 'author', (author) => author),
  attributeField('Categories', 'categories', (chosen) => chosen.map((one) => categoryLabels[one]).join(', ')),
  attributeField('Cover', 'cover_id', (id) => (id ? `picture ${id.slice(0, 8)}` : 'none')),
];

const textFieldNames = [
  ['Title', 'title'],
  ['Summary', 'excerpt'],
  ['Text', 'body'],
  ['Title in search results', 'seo_title'],
  ['Description in search results', 'seo_description'],
] as const;

function textField(code: LanguageCode, label: string, name: keyof ArticleText): ArticleField {
  const read = ({ texts }: ArticleDraft) => texts[code]?.[name] ?? '';
  return {
    path: `texts.${code}.${name}`,
    label: `${label}, ${languageOf(code).name}`,
    lng: code,
    dir: directionOf(code),
    format: (content) => {
      const text = read(content);
      return typeof text === 'string' ? text : formatRichText(text);
    },
    value: (content) => {
      const written = read(content);
      return typeof written === 'object' && isEmptyBody(written) ? null : trimToNull(written);
    },
    copy: (from, to) => ({
      ...to,
      texts: { ...to.texts, [code]: { ...to.texts[code], [name]: from.texts[code]?.[name] } },
    }),
  };
}

const wholeLanguageField = (code: LanguageCode, parts: readonly ArticleField[]): ArticleField => ({
  path: `texts.${code}`,
  label: `Everything in ${languageOf(code).name}`,
  lng: code,
  dir: directionOf(code),
  format: (content) =>
    parts
      .map(({ format }) => format(content))
      .filter(Boolean)
      .join('\n\n'),
  value: (content) => parts.map(({ value }) => value(content)),
  copy: (from, to) => ({ ...to, texts: { ...to.texts, [code]: from.texts[code] } }),
});

const fieldsByLanguage = languages.map(({ code }) => {
  const parts = textFieldNames.map(([label, name]) => textField(code, label, name));
  return { code, parts, all: wholeLanguageField(code, parts) };
});

/** All fields, in the editor's order. */
export const articleFields: readonly ArticleField[] = [
  ...attributeFields,
  ...fieldsByLanguage.flatMap(({ parts }) => parts),
];

/**
 * The same fields; a language that only one of the two drafts has is a single field, since part of it would be
 * incomplete.
 */
export const fieldsToCompare = (one: ArticleDraft, other: ArticleDraft): ArticleField[] => [
  ...attributeFields,
  ...fieldsByLanguage.flatMap(({ code, parts, all }) =>
    Boolean(one.texts[code]) === Boolean(other.texts[code]) ? parts : [all],
  ),
];
