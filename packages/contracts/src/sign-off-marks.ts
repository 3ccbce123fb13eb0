import { parsePluralKey } from './translation-checks/plural-form.js';

// Without zod, since patient pages load this.

/** What the shell serves beside the namespaces of a language: a tree of marks, by namespace and group. */
export const signOffNamespace = 'sign-offs';

/**
 * Of a group of texts in one language. `unsigned`: two people have not signed one of its critical texts. `english`: so
 * staff chose to show the group in English. Any other mark names who signed all of its texts, and when; `readSigners`
 * reads it. A group without a mark has nothing critical, or all that is critical in it is signed.
 */
export type SignOffMark = 'unsigned' | 'english' | (string & {});

/** Everybody who signed a group, and the newest day. */
export interface Signers {
  names: string[];
  /** `2026-11-27` */
  on: string;
}

/** The first two parts of a key: `lasik.risks.halos.text` → `lasik.risks`. */
export const groupOf = (key: string): string => parsePluralKey(key).base.split('.').slice(0, 2).join('.');

export const writeSigners = ({ names, on }: Signers): SignOffMark => [...names, on].join('\n');

/** Null for a mark that names nobody. */
export function readSigners(mark: SignOffMark | undefined): Signers | null {
  const names = mark?.split('\n') ?? [];
  const on = names.pop();
  return on && names.length > 0 ? { names, on } : null;
}
