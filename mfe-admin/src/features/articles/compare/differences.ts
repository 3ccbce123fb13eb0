import type { ArticleContent } from '@lens/contracts/articles';
import { directionOf, languageOf, languages, type LanguageCode } from '@lens/contracts/languages';
import { categoryLabels } from '../labels';
import { readable } from './readable';

export interface Difference {
  label: string;
  before: string;
  after: string;
  lng: LanguageCode;
  dir: 'ltr' | 'rtl';
}

/** Whether it is public is left out: it is decided apart, and never lost. */
type Compared = Omit<ArticleContent, 'status' | 'published_at'>;

const attributes: [label: string, read: (content: Compared) => string][] = [
  ['Address', ({ slug }) => slug],
  ['Author', ({ author }) => author],
  ['Categories', ({ categories }) => categories.map((one) => categoryLabels[one]).join(', ')],
  ['Cover', ({ cover_id }) => (cover_id ? `picture ${cover_id.slice(0, 8)}` : 'none')],
];

const texts = [
  ['Title', 'title'],
  ['Summary', 'excerpt'],
  ['Text', 'body'],
  ['Title in search results', 'seo_title'],
  ['Description in search results', 'seo_description'],
] as const;

/** Field by field what is not the same, in the order in which the editor has them. */
export function differences(before: Compared, after: Compared): Difference[] {
  const english = { lng: 'en', dir: 'ltr' } as const;
  const all: Difference[] = attributes.map(([label, read]) => ({
    ...english,
    label,
    before: read(before),
    after: read(after),
  }));
  for (const { code } of languages)
    for (const [label, field] of texts) {
      const of = (content: Compared) => {
        const text = content.texts[code];
        return text ? (field === 'body' ? readable(text.body) : (text[field] ?? '')) : '';
      };
      const name = languageOf(code).name;
      all.push({
        label: `${label}, ${name}`,
        before: of(before),
        after: of(after),
        lng: code,
        dir: directionOf(code),
      });
    }
  return all.filter((one) => one.before !== one.after);
}
