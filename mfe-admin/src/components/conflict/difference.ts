import type { LabelledField } from '@lens/ui/office/conflict/dispute';

/** The text of one field before and after. */
export interface Difference extends LabelledField {
  before: string;
  after: string;
}
