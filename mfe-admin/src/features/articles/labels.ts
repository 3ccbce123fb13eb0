import type { ArticleCategory } from '@lens/contracts/article-categories';
import type { ArticleStatus } from '@lens/contracts/articles';

export const statusLabels: Record<ArticleStatus, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
};

export const categoryLabels: Record<ArticleCategory, string> = {
  innovation: 'Innovation',
  procedures: 'Procedures',
  technology: 'Technology',
  'patient-care': 'Patient care',
  mission: 'Mission',
};

/** Not derived from the schema, which would load zod. */
export const statuses = Object.keys(statusLabels) as ArticleStatus[];
export const categories = Object.keys(categoryLabels) as ArticleCategory[];

export const statusOptions = statuses.map((status) => [status, statusLabels[status]] as const);
export const categoryOptions = categories.map((category) => [category, categoryLabels[category]] as const);
