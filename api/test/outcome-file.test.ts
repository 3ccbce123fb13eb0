import { jest } from '@jest/globals';
import { outcomeColumns, outcomeFaultCodes, type OutcomeFaultCode } from '@lens/contracts/outcomes';
import { readOutcomeFile } from '../src/outcomes/file/read-outcome-file.js';

jest.setTimeout(30_000);

const head = outcomeColumns.join(',');
const good = '20/20,20/16,20/16,-3.25,0,-0.125,0.75,0.25';
const fileOf = (lines: readonly string[], first = head) => [first, ...lines].join('\r\n');

/** Replaces one cell of a good line. */
const lineWith = (column: (typeof outcomeColumns)[number], cell: string) =>
  good
    .split(',')
    .map((present, index) => (outcomeColumns[index] === column ? cell : present))
    .join(',');

/** Kinds of fault in one cell or line; none of these values may ever be repeated. */
const lines: [code: OutcomeFaultCode, column: string | null, line: string][] = [
  ['too_few_cells', null, '20/20,20/16'],
  ['too_many_cells', null, `${good},Jane`],
  ['empty_line', null, ',,,,,,,'],
  ['email', 'cdva_before', lineWith('cdva_before', 'jane.doe@example.com')],
  ['web_address', 'udva_after', lineWith('udva_after', 'https://example.com/jane')],
  ['date', 'se_before', lineWith('se_before', '03/14/1979')],
  ['date', 'se_target', lineWith('se_target', '14 Mar 1979')],
  ['phone', 'se_after', lineWith('se_after', '(562) 555-0142')],
  ['record_number', 'cyl_before', lineWith('cyl_before', 'MRN0012345')],
  ['words', 'cyl_after', lineWith('cyl_after', 'Jane Doe')],
  ['words', 'cdva_after', lineWith('cdva_after', 'Müller')],
  ['empty', 'se_before', lineWith('se_before', ' ')],
  ['formula', 'se_target', lineWith('se_target', '=A1')],
  ['unit', 'se_after', lineWith('se_after', '-1.25 D')],
  ['decimal_comma', 'cyl_before', lineWith('cyl_before', '"0,75"')],
  ['not_a_number', 'se_target', lineWith('se_target', 'plano')],
  ['too_precise', 'se_after', lineWith('se_after', '-0.12501')],
  ['out_of_range', 'se_before', lineWith('se_before', '-75')],
  ['signed_cylinder', 'cyl_after', lineWith('cyl_after', '-0.50')],
  ['metric_acuity', 'cdva_after', lineWith('cdva_after', '6/6')],
  ['unknown_acuity', 'udva_after', lineWith('udva_after', '20/21')],
];

/** Kinds of fault of a file or its head. */
const files: [code: OutcomeFaultCode, row: number | null, column: string | null, file: string][] = [
  ['empty_file', null, null, ' \n'],
  ['binary_file', null, null, `${head}\n\u0000\u0001`],
  ['other_separator', 1, null, fileOf([good]).replaceAll(',', ';')],
  ['open_quote', 2, null, fileOf([`"${good}`])],
  ['stray_quote', 2, null, fileOf([`20"20${good.slice(5)}`])],
  ['no_head', 1, null, `${good}\n${good}`],
  ['missing_column', 1, 'cyl_after', fileOf([], head.replace(',cyl_after', ''))],
  ['repeated_column', 1, 'cyl_after', fileOf([], `${head},cyl_after`)],
  ['unknown_column', 1, 'column 9', fileOf([], `${head},keratometry`)],
  ['unnamed_column', 1, 'column 9', fileOf([], `${head},`)],
  ['free_text_column', 1, 'column 9', fileOf([], `${head},Comments`)],
  ['too_few_eyes', null, null, fileOf(Array.from({ length: 29 }, () => good))],
  ['too_many_eyes', null, null, fileOf(Array.from({ length: 20_001 }, () => good))],
];

describe('A file of results', () => {
  it('of 10,000 lines has each kind of fault named with its row, column and reason [CLAIM-5]', async () => {
    const at = (index: number) => 400 * (index + 1);
    const all = Array.from({ length: 10_000 }, () => good);
    for (const [index, [, , line]] of lines.entries()) all[at(index)] = line;
    const { rows, faults, faultCount, counts } = await readOutcomeFile(fileOf(all));
    expect([rows, faultCount, counts]).toEqual([10_000, lines.length, null]);
    expect(faults.map(({ code, row, column }) => [code, row, column])).toEqual(
      lines.map(([code, column], index) => [code, at(index) + 2, column]),
    );
    for (const { message } of faults) expect(message).toMatch(/^[A-Z].+\.$/);
    expect(JSON.stringify(faults)).not.toMatch(/jane|doe|müller|0142|12345|1979/i);
  });

  it.each(files)('with a fault as a whole says so: %s [CLAIM-5]', async (code, row, column, file) => {
    const { faults, counts } = await readOutcomeFile(file);
    expect(faults[0]).toMatchObject({ code, row, column });
    expect(counts).toBeNull();
  });

  it('is tried with every kind of fault that there is, more than thirty [CLAIM-5]', () => {
    const tried = new Set([
      ...lines.map(([code]) => code),
      ...files.map(([code]) => code),
      'identifying_column',
    ]);
    expect([...tried].sort()).toEqual([...outcomeFaultCodes].sort());
    expect(tried.size).toBeGreaterThan(30);
  });

  it.each(
    [
      'Name',
      'first_name',
      'Patient',
      'DOB',
      'Date of birth',
      'E-mail',
      'Phone',
      'MRN',
      'Record no',
      'Chart #',
    ].concat([
      'patient_id',
      'ID',
      'Address',
      'ZIP',
      'City',
      'Age',
      'Sex',
      'SSN',
      'Insurance',
      'Surgery date',
    ]),
  )('with a column “%s” is refused, and the name is not repeated [CLAIM-6]', async (name) => {
    const { faults } = await readOutcomeFile(fileOf([], `${name},${head}`));
    expect(faults.map(({ code, column }) => [code, column])).toEqual([['identifying_column', 'column 1']]);
    expect(faults[0]!.message).not.toContain(name);
  });

  it('lists the first faults of a kind and counts all', async () => {
    const bad = lineWith('se_after', 'Jane Doe');
    const { faults, faultCount } = await readOutcomeFile(fileOf(Array.from({ length: 10_000 }, () => bad)));
    expect([faults.length, faultCount]).toEqual([6, 10_000]);
  });

  it('may have its columns in any order, a byte order mark, and the minus sign of a spreadsheet', async () => {
    const reversed = (line: string) => line.split(',').reverse().join(',');
    const file = fileOf(
      Array.from({ length: 30 }, () => reversed(good).replace('-3.25', '−3.25')),
      reversed(head),
    );
    const { counts, faultCount } = await readOutcomeFile(`\ufeff${file}\r\n`);
    expect([faultCount, counts?.eyes, counts?.correction]).toEqual([0, 30, [[7, 6, 30]]]);
  });

  it('of the most eyes is counted in little memory [CLAIM-7]', async () => {
    const file = fileOf(Array.from({ length: 20_000 }, () => good));
    let peak = 0;
    const before = process.memoryUsage().heapUsed;
    const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().heapUsed - before)), 5);
    const { counts } = await readOutcomeFile(file);
    clearInterval(watch);
    expect(counts?.eyes).toBe(20_000);
    expect(peak).toBeLessThan(100 * 1024 * 1024);
  });
});
