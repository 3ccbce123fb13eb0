import { inWords } from '../../../components/unsaved-text/in-words';
import type { Written } from '../content';
import { fields } from './fields';

/** All that is written of an article, to be copied from it. */
export const writtenInWords = (written: Written): string =>
  inWords(fields.map(({ label, shown }) => ({ label, text: shown(written) })));
