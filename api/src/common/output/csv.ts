import { pipeline, Readable } from 'node:stream';
import { dayInZone } from '@lens/contracts/practice-time';
import { StreamableFile } from '@nestjs/common';
import { stringify } from 'csv-stringify';
import type { Logger } from 'pino';
import { describeFault } from '../logging/describe-fault.js';
import { neutralizeFormulas } from './neutralize-formulas.js';

interface CsvFile<Row> {
  /** Without extension; the day is added, as it is by the practice's clocks. */
  name: string;
  timeZone: string;
  /** In the order in which they stand, each under its heading. */
  columns: Readonly<Partial<Record<keyof Row & string, string>>>;
  rows: AsyncIterable<Row>;
  log: Logger;
}

/**
 * A file that is made while it is read. With a byte order mark and CRLF, as spreadsheets want them; every cell quoted,
 * and none that they would take for a formula (`harmlessCell`). A failure on the way breaks the connection, so that half a
 * file is never taken for a whole one.
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
  // What goes wrong reaches the file through its last stream.
  pipeline(Readable.from(rows), lines, () => undefined);
  return new StreamableFile(lines, {
    type: 'text/csv; charset=utf-8',
    disposition: `attachment; filename="${name}-${dayInZone(Date.now(), timeZone)}.csv"`,
  })
    .setErrorHandler((error, response) => {
      log.error(describeFault(error), 'file broken off');
      response.destroy?.();
    })
    .setErrorLogger(() => undefined);
}
