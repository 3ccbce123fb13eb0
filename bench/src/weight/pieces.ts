import { eachMapping, TraceMap } from '@jridgewell/trace-mapping';

/** A stretch of a built script, and the source that it was made from; null for what the bundler adds. */
export interface Piece {
  source: string | null;
  text: string;
}

/** Splits a script by its source map, without losing a character. */
export function piecesOf(code: string, map: string): Piece[] {
  const lineStarts = [0];
  for (let at = code.indexOf('\n'); at !== -1; at = code.indexOf('\n', at + 1)) lineStarts.push(at + 1);
  const starts: { at: number; source: string | null }[] = [{ at: 0, source: null }];
  eachMapping(new TraceMap(map), ({ generatedLine, generatedColumn, source }) =>
    starts.push({ at: lineStarts[generatedLine - 1]! + generatedColumn, source }),
  );
  return starts.map(({ at, source }, index) => ({ source, text: code.slice(at, starts[index + 1]?.at) }));
}
