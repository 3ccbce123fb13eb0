import { inWords } from '../../../components/unsaved-text/in-words';
import type { ArticleDraft } from '../article-draft';
import { fields } from './fields';

/** All that is written of an article, to be copied from it. */
export const draftAsText = (written: ArticleDraft): string =>
  inWords(fields.map(({ label, shown }) => ({ label, text: shown(written) })));
