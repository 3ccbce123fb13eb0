import { pino, type DestinationStream, type Logger } from 'pino';

export const LOGGER = Symbol('logger');

/** One JSON line an entry. Nothing that a person typed is ever handed to it. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    { level, base: { app: 'api' }, timestamp: pino.stdTimeFunctions.isoTime },
    destination ?? pino.destination(1),
  );
}
