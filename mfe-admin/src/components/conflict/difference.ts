import type { LabelledField } from '@lens/ui/office/conflict/field-conflict';

/** The text of one field before and after. */
export interface Difference extends LabelledField {
  before: string;
  after: string;
}
