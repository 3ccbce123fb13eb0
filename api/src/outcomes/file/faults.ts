import { maxEyes, minEyes } from '@lens/contracts/outcome-counts';
import {
  maxFaultsOfKind,
  outcomeColumns,
  type OutcomeFault,
  type OutcomeFaultCode,
} from '@lens/contracts/outcomes';

/** What to do about each kind of fault. None repeats what is in the file. */
const messages: Record<OutcomeFaultCode, string> = {
  empty_file: 'The file is empty.',
  binary_file: 'This is no text. Save the table as CSV in UTF-8.',
  other_separator: 'The columns are separated by semicolons or tabs. Save the file with commas.',
  open_quote: 'A quotation mark is opened and never closed. No cell needs one.',
  stray_quote: 'A quotation mark stands within a cell. No cell needs one.',
  too_few_eyes: `A group of fewer than ${minEyes} eyes is not imported: it says little, and may point at somebody.`,
  too_many_eyes: `A file has ${maxEyes.toLocaleString('en')} eyes at most.`,
  no_head: `The first line has to name the columns: ${outcomeColumns.join(', ')}.`,
  missing_column: 'This column is missing.',
  repeated_column: 'This column is there twice.',
  unknown_column: `Remove this column. Only these are read: ${outcomeColumns.join(', ')}.`,
  unnamed_column: 'This column has no name. Remove it.',
  identifying_column: 'This column may say who somebody is. Remove it from the file.',
  free_text_column: 'Free text may say who somebody is. Remove this column from the file.',
  too_few_cells: 'This line has fewer cells than the first one.',
  too_many_cells: 'This line has more cells than the first one.',
  empty_line: 'This line is empty. Remove it.',
  email: 'This looks like an email address. Remove everything that says who somebody is.',
  web_address: 'This looks like a web address. Remove everything that says who somebody is.',
  date: 'This looks like a date. Dates are not accepted, since a birthday may be among them.',
  phone: 'This looks like a phone number. Remove everything that says who somebody is.',
  record_number: 'This looks like the number of a record or an account. Remove it.',
  words: 'Words are not accepted: a name may be among them. Write a number.',
  empty: 'This cell is empty. An eye without a result belongs to those that are lost to follow-up.',
  formula: 'This is a formula. Write its result.',
  unit: 'Write the number without its unit.',
  decimal_comma: 'Write a decimal point in place of the comma.',
  not_a_number: 'Write a number, such as -1.25; 0 for plano.',
  too_precise: 'Write three decimals at most.',
  out_of_range: 'No eye has this value.',
  signed_cylinder: 'Write the amount of astigmatism without a sign.',
  metric_acuity: 'Write the acuity in feet: 20/20 in place of 6/6.',
  unknown_acuity: 'Write an acuity such as 20/25; 20/400 for anything worse.',
};

/** The faults of a file: the first of each kind, and how many there are. */
export class Faults {
  readonly listed: OutcomeFault[] = [];
  count = 0;
  private readonly countByCode = new Map<OutcomeFaultCode, number>();

  /** @param column of `outcomeColumns`, or its place such as `column 4`: a name may say who somebody is */
  add(row: number | null, column: string | null, code: OutcomeFaultCode): void {
    this.count += 1;
    const count = (this.countByCode.get(code) ?? 0) + 1;
    this.countByCode.set(code, count);
    if (count <= maxFaultsOfKind) this.listed.push({ row, column, code, message: messages[code] });
  }
}
