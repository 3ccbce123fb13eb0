import { pipeline, Readable } from 'node:stream';
import { dayInZone } from '@lens/contracts/practice-time';
import { StreamableFile } from '@nestjs/common';
import { stringify } from 'csv-stringify';
import type { Logger } from 'pino';
import { describeFault } from '../logging/describe-fault.js';
import { neutralizeFormulas } from './neutralize-formulas.js';

interface CsvFile<Row> {
  /** Without extension; today's date in `timeZone` is added. */
  name: string;
  timeZone: string;
  /** Headings by key, in the order of the file. */
  columns: Readonly<Partial<Record<keyof Row & string, string>>>;
  rows: AsyncIterable<Row>;
  log: Logger;
}

/**
 * A file that is written while it is sent. With a byte order mark and CRLF, as spreadsheets expect; every cell is
 * quoted, and none can become a formula (`neutralizeFormulas`). An error breaks the connection, so that nobody mistakes
 * half a file for a complete one.
 */
export function createCsvFile<Row extends object>({
  name,
  timeZone,
  columns,
  rows,
  log,
}: CsvFile<Row>): StreamableFile {
  const lines = stringify({
    header: true,
    columns: Object.entries(columns).map(([key, header]) => ({ key, header: header as string })),
    bom: true,
    record_delimiter: 'windows',
    quoted: true,
    quoted_empty: true,
    cast: { boolean: (value) => (value ? 'yes' : 'no'), string: neutralizeFormulas },
  });
  // The empty callback is enough: an error also destroys `lines`, and the file reports it.
  pipeline(Readable.from(rows), lines, () => undefined);
  return new StreamableFile(lines, {
    type: 'text/csv; charset=utf-8',
    disposition: `attachment; filename="${name}-${dayInZone(Date.now(), timeZone)}.csv"`,
  })
    .setErrorHandler((error, response) => {
      log.error(describeFault(error), 'could not send the whole file');
      response.destroy?.();
    })
    .setErrorLogger(() => undefined);
}
