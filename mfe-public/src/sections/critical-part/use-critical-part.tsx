import type { ReactNode } from 'react';
import { useSignOff } from './use-sign-off';
import { SignOffNote } from './SignOffNote';

interface CriticalPart {
  /** For the element around the part: its language, where that is not the page's. */
  attributes: { lang?: string; dir?: 'ltr' };
  /** What visitors should know of the translation; null where two people have signed it. */
  note: ReactNode;
}

/**
 * For a part of a page in which a wrong word could harm a patient.
 * @param groups of its texts, as `common:lasik.risks`
 * @param at the id of an element of the part, for a link to the same part in English
 */
export function useCriticalPart(groups: readonly string[], at?: string): CriticalPart {
  const state = useSignOff(groups);
  return {
    attributes: state === 'english' ? { lang: 'en', dir: 'ltr' } : {},
    note: state === 'signed' ? null : <SignOffNote isEnglish={state === 'english'} at={at} />,
  };
}
