/** Of a span that is recorded: others name nothing that could be joined. */
const recorded = /^00-([0-9a-f]{32})-([0-9a-f]{16})-01$/;

export const writeTraceparent = (traceId: string, spanId: string): string => `00-${traceId}-${spanId}-01`;

/** @returns null for what is none, or names a trace that is not recorded */
export function readTraceparent(text: string): { traceId: string; spanId: string } | null {
  const [, traceId = '', spanId = ''] = recorded.exec(text) ?? [];
  return traceId === '' ? null : { traceId, spanId };
}
