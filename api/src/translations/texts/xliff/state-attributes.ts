import type { TextState } from '@lens/contracts/desk';

interface StateAttributes {
  /** Of the `<trans-unit>`. */
  approved?: 'yes';
  /** Of its `<target>`, if there is a translation. */
  target: { state: string; 'state-qualifier'?: string };
}

/** The states of the desk as attributes of XLIFF 1.2. */
export const stateAttributes: Record<TextState, StateAttributes> = {
  untranslated: { target: { state: 'new' } },
  machine: { target: { state: 'needs-review-translation', 'state-qualifier': 'leveraged-mt' } },
  translated: { target: { state: 'translated' } },
  reviewed: { approved: 'yes', target: { state: 'signed-off' } },
  needs_human: { target: { state: 'needs-translation', 'state-qualifier': 'rejected-inaccurate' } },
  stale: { target: { state: 'needs-review-translation' } },
};
