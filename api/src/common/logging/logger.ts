import { pino, type DestinationStream, type Logger } from 'pino';

export const LOGGER = Symbol('logger');

/** Writes one line of JSON per entry. Never pass it anything that a person typed. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    { level, base: { app: 'api' }, timestamp: pino.stdTimeFunctions.isoTime },
    destination ?? pino.destination(1),
  );
}
