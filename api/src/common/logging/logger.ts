import process from 'node:process';
import { LineBatches } from '@lens/contracts/line-batches';
import { traceOfLog } from '@lens/metrics/traces/span';
import { pino, type DestinationStream, type Logger } from 'pino';

export const LOGGER = Symbol('logger');

let lastTime = { ms: 0, text: '' };

/** The time as pino writes it, formatted once for all lines of a millisecond. */
function isoTime(): string {
  const ms = Date.now();
  if (ms !== lastTime.ms) lastTime = { ms, text: `,"time":"${new Date(ms).toISOString()}"` };
  return lastTime.text;
}

/** Writes lines together. An exit writes what is left. */
function standardOutput(): DestinationStream {
  const lines = new LineBatches((text) => output.write(text));
  // Before pino's own listeners, which write what was passed on.
  for (const event of ['beforeExit', 'exit']) process.on(event, lines.flush);
  const output = pino.destination({ dest: 1, sync: false });
  return lines;
}

/**
 * Writes one line of JSON per entry. Never pass it anything that a person typed.
 * @param isTraced whether lines name the trace that they belong to
 */
export function createLogger(
  level: string,
  destination: DestinationStream = standardOutput(),
  isTraced = false,
): Logger {
  const mixin = isTraced ? { mixin: traceOfLog } : {};
  return pino({ level, base: { app: 'api' }, timestamp: isoTime, ...mixin }, destination);
}
