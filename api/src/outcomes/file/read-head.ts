import { outcomeColumns, type OutcomeColumn } from '@lens/contracts/outcomes';
import type { Faults } from './faults.js';

export interface Head {
  /** For each column its name; null for one that is not read. */
  names: (OutcomeColumn | null)[];
  /** Whether no column is missing. */
  isComplete: boolean;
}

/** What the 18 identifiers of HIPAA's Safe Harbor are called in tables, and what narrows a person down. */
const identifying =
  /name|patient|surname|initial|birth|dob|\bage\b|age_|gender|\bsex\b|e-?mail|phone|mobile|\bcell\b|fax|mrn|record|chart|\bid\b|_id$|^id_|\bno\b|number|ssn|social|insur|account|address|street|city|zip|postal|county|country|date|day|race|ethnic|ip\b|url|photo|device|serial|license/i;
const freeText = /note|comment|remark|history|diagnos|complaint|memo|text|reason|description/i;

const isColumn = (name: string): name is OutcomeColumn => outcomeColumns.some((column) => column === name);

/** Reads the first line; undefined if it is no head. */
export function readHead(cells: readonly string[], faults: Faults): Head | undefined {
  const names = cells.map((cell) => cell.trim().toLowerCase());
  if (names.every((name) => /^[-+]?[\d./,]*$/.test(name))) {
    faults.add(1, null, 'no_head');
    return undefined;
  }
  const seen = new Set<OutcomeColumn>();
  const read = names.map((name, index) => {
    if (!isColumn(name)) {
      faults.add(1, `column ${index + 1}`, faultOf(name));
      return null;
    }
    if (seen.has(name)) {
      faults.add(1, name, 'repeated_column');
      return null;
    }
    seen.add(name);
    return name;
  });
  const missing = outcomeColumns.filter((column) => !seen.has(column));
  for (const column of missing) faults.add(1, column, 'missing_column');
  return { names: read, isComplete: missing.length === 0 };
}

function faultOf(name: string) {
  if (name === '') return 'unnamed_column';
  if (identifying.test(name)) return 'identifying_column';
  return freeText.test(name) ? 'free_text_column' : 'unknown_column';
}
