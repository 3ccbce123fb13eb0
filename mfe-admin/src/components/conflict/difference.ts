import type { LabelledField } from '@lens/ui/office/conflict/dispute';

/** What one field said, and what it says. */
export interface Difference extends LabelledField {
  before: string;
  after: string;
}
