import type { IncomingMessage } from 'node:http';
import type { Span } from '@lens/metrics/traces/span';
import { saveDataTiming } from '../window/saving-data';
import { traceTimingName } from '../window/page-timings/trace-timing';

const savesData = ({ headers }: IncomingMessage): boolean => headers['save-data'] === 'on';

/** Names the span of an answer to the browser that gets it. */
export const traceTiming = ({ traceparent }: Span): string => `${traceTimingName};desc="${traceparent}"`;

/**
 * What a page learns of its own request, which it cannot read: that its visitor saves data, and its span. The page itself
 * is the same for everybody.
 * @returns the header Server-Timing; undefined where there is nothing to say
 */
export function serverTiming(request: IncomingMessage, span: Span | undefined): string | undefined {
  if (!savesData(request)) return span && traceTiming(span);
  return span ? `${saveDataTiming}, ${traceTiming(span)}` : saveDataTiming;
}
