import { pino, type DestinationStream, type Logger } from 'pino';

export const LOGGER = Symbol('logger');

/** Writes lines together: a system call for each would take as long as a cached answer. An exit writes what is left. */
const batches = { dest: 1, sync: false, minLength: 16_000, periodicFlush: 100 };

let lastTime = { ms: 0, text: '' };

/** The time as pino writes it, formatted once for all lines of a millisecond. */
function isoTime(): string {
  const ms = Date.now();
  if (ms !== lastTime.ms) lastTime = { ms, text: `,"time":"${new Date(ms).toISOString()}"` };
  return lastTime.text;
}

/** Writes one line of JSON per entry. Never pass it anything that a person typed. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino({ level, base: { app: 'api' }, timestamp: isoTime }, destination ?? pino.destination(batches));
}
