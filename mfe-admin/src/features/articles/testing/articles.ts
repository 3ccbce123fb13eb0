import type { ArticleAnswer, ArticleSummary } from '@lens/contracts/articles';
import type { LanguageCode } from '@lens/contracts/languages';

const paragraph = (text: string) => ({
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
});

export const anArticle = (fields: Partial<ArticleAnswer> = {}): ArticleAnswer => ({
  id: '0b0c0d0e-0000-4000-8000-000000000001',
  slug: 'the-first-week',
  author: 'Dr. Test',
  categories: ['procedures'],
  cover_id: null,
  status: 'draft',
  published_at: null,
  is_sample: false,
  created_at: '2026-03-10T09:00:00.000Z',
  updated_at: '2026-03-10T09:30:00.000Z',
  revision: 3,
  changed_by: 'mara',
  published_slug: null,
  published_revision: null,
  has_changes: false,
  texts: {
    en: { title: 'The first week', excerpt: 'What to expect.', body: paragraph('Rest your eyes.') },
    es: { title: 'La primera semana', excerpt: '', body: paragraph('Descanse la vista.') },
  },
  stale: [],
  ...fields,
});

export function summaryOf({ texts, ...article }: ArticleAnswer): ArticleSummary {
  return { ...article, title: texts.en.title, languages: Object.keys(texts) as LanguageCode[] };
}
