import { cellsOf, countEye, maxEyes, minEyes, noEyes, type OutcomeEye } from '@lens/contracts/outcome-counts';
import { outcomeColumns, type OutcomeCheck } from '@lens/contracts/outcomes';
import { CsvError, parse } from 'csv-parse';
import { Faults } from './faults.js';
import { readCell } from './read-cell.js';
import { readHead, type Head } from './read-head.js';

interface Line {
  record: string[];
  info: { lines: number };
}

/**
 * Counts the eyes of a file of results, line by line, so that neither the lines nor their cells stay in memory. A file
 * with any fault counts for nothing.
 */
export async function readOutcomeFile(
  file: string,
): Promise<Pick<OutcomeCheck, 'rows' | 'faults' | 'faultCount' | 'counts'>> {
  const faults = new Faults();
  const counts = noEyes();
  const cells = new Map<string, number>();
  let rows = 0;
  if (isReadable(file, faults)) {
    let head: Head | undefined;
    try {
      for await (const line of readLines(file)) {
        if (!head) {
          head = readHead(line.record, faults);
          if (!head) break;
          continue;
        }
        rows += 1;
        if (rows > maxEyes) break;
        const eye = readEye(line, head, faults);
        if (eye) countEye(counts, cells, eye);
      }
    } catch (error) {
      addSyntaxFault(error, faults);
    }
    if (rows > maxEyes) faults.add(null, null, 'too_many_eyes');
    else if (faults.count === 0 && counts.eyes < minEyes) faults.add(null, null, 'too_few_eyes');
  }
  const isComplete = faults.count === 0;
  counts.correction = cellsOf(cells);
  return { rows, faults: faults.listed, faultCount: faults.count, counts: isComplete ? counts : null };
}

function isReadable(file: string, faults: Faults): boolean {
  if (file.trim() === '') faults.add(null, null, 'empty_file');
  // eslint-disable-next-line no-control-regex -- what no text has is what it looks for
  else if (/[\u0000-\u0008\u000e-\u001f\ufffd]/.test(file)) faults.add(null, null, 'binary_file');
  else if (hasOtherSeparator(file)) faults.add(1, null, 'other_separator');
  return faults.count === 0;
}

function hasOtherSeparator(file: string): boolean {
  const [head = ''] = file.split(/[\n\r]/, 1);
  return /[;\t]/.test(head) && !head.includes(',');
}

const readLines = (file: string): AsyncIterable<Line> => {
  const parser = parse({ bom: true, info: true, relax_column_count: true, trim: true });
  parser.end(file);
  return parser;
};

/** An eye, if every cell of the line is as it should be. */
function readEye({ record, info }: Line, { names, isComplete }: Head, faults: Faults): OutcomeEye | null {
  const row = info.lines;
  const before = faults.count;
  if (record.every((cell) => cell === '')) faults.add(row, null, 'empty_line');
  else if (record.length < names.length) faults.add(row, null, 'too_few_cells');
  else if (record.length > names.length) faults.add(row, null, 'too_many_cells');
  if (faults.count > before) return null;
  const eye: Partial<OutcomeEye> = {};
  for (const [index, name] of names.entries()) {
    if (name === null) continue;
    const value = readCell(name, record[index]!);
    if (typeof value === 'number') eye[name] = value;
    else faults.add(row, name, value);
  }
  return isComplete && faults.count === before && outcomeColumns.every((name) => name in eye)
    ? (eye as OutcomeEye)
    : null;
}

/** What the parser says may contain a part of the file, so only its kind and its line are taken. */
function addSyntaxFault(error: unknown, faults: Faults): void {
  if (!(error instanceof CsvError)) throw error;
  const line = typeof error['lines'] === 'number' ? error['lines'] : null;
  faults.add(line, null, error.code === 'CSV_QUOTE_NOT_CLOSED' ? 'open_quote' : 'stray_quote');
}
