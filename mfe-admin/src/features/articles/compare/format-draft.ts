import { formatLines } from '../../../components/unsaved-text/format-lines';
import type { ArticleDraft } from '../article-draft';
import { articleFields } from './article-fields';

/** All that is written of an article, to be copied from it. */
export const formatDraft = (draft: ArticleDraft): string =>
  formatLines(articleFields.map(({ label, format }) => ({ label, text: format(draft) })));
