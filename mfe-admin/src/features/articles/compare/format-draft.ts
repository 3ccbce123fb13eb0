import { formatLines } from '../../../components/unsaved-text/format-lines';
import type { ArticleDraft } from '../article-draft';
import { articleFields } from './article-fields';

/** The whole draft as text, for copying. */
export const formatDraft = (draft: ArticleDraft): string =>
  formatLines(articleFields.map(({ label, format }) => ({ label, text: format(draft) })));
