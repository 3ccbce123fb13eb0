import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { partName } from './part-name.ts';
import { piecesOf, type Piece } from './pieces.ts';

const compress = promisify(brotliCompress);

/** The bytes of a text, compressed as the build compresses scripts. */
export const brotliBytes = async (text: string): Promise<number> =>
  (await compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })).length;

/** A built script. */
export interface Script {
  workspace: string;
  name: string;
  /** What visitors get. */
  served: string;
  /** The same, built with a source map. */
  code: string;
  map: string;
}

export interface Part {
  name: string;
  raw: number;
  /** By how much the compressed scripts would be smaller without this part. */
  br: number;
}

const without = (pieces: Piece[], workspace: string, part: string): string =>
  pieces
    .filter(({ source }) => partName(workspace, source) !== part)
    .map(({ text }) => text)
    .join('');

/** What the parts of some scripts weigh, the heaviest first. */
export async function weighParts(scripts: Script[]): Promise<Part[]> {
  const parts = new Map<string, Part>();
  for (const { workspace, code, map } of scripts) {
    const pieces = piecesOf(code, map);
    const whole = await brotliBytes(code);
    for (const name of new Set(pieces.map(({ source }) => partName(workspace, source)))) {
      const others = without(pieces, workspace, name);
      const part = parts.get(name) ?? { name, raw: 0, br: 0 };
      part.raw += code.length - others.length;
      part.br += whole - (others ? await brotliBytes(others) : 0);
      parts.set(name, part);
    }
  }
  return [...parts.values()].sort((one, other) => other.br - one.br);
}
