const formatNumber = (value: number): string =>
  value >= 100 ? value.toFixed(0) : value.toFixed(2).replace(/\.?0+$/, '') || '0';

/** Formats a number for a cell, which is empty without a finite number. */
export const formatCell = (value: number | null | undefined): string =>
  value === null || value === undefined || !Number.isFinite(value) ? '' : formatNumber(value);

/** Formats rows as lines of equal width, with the first column aligned left and all others right. */
export function formatTable(rows: string[][]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const line = (row: string[]) =>
    row.map((text, at) => (at === 0 ? text.padEnd(widths[at]!) : text.padStart(widths[at]!))).join('  ');
  const [head = [], ...body] = rows;
  return [line(head), widths.map((width) => '-'.repeat(width)).join('  '), ...body.map(line)].join('\n');
}
