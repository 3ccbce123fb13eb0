import { formatLines } from '../../../components/unsaved-text/format-lines';
import type { ArticleDraft } from '../article-draft';
import { fields } from './fields';

/** All that is written of an article, to be copied from it. */
export const draftAsText = (written: ArticleDraft): string =>
  formatLines(fields.map(({ label, shown }) => ({ label, text: shown(written) })));
