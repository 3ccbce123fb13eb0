import process from 'node:process';
import { LineBatches } from '@lens/contracts/line-batches';
import pino, { type DestinationStream } from 'pino';

/** Writes lines together, while the next requests are answered. An exit writes what is left. */
export function standardOutput(): DestinationStream {
  const lines = new LineBatches((text) => output.write(text));
  // Before pino's own listeners, which write what was passed on.
  for (const event of ['beforeExit', 'exit']) process.on(event, lines.flush);
  const output = pino.destination({ dest: 1, sync: false });
  return lines;
}
