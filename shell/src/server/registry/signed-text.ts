import { readFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '../integrity';
import { isPlainFileSync } from './plain-file';

/** The hash that a file must have. */
interface SignedAs {
  hashes: Record<string, string>;
  /** The file's name in the list of hashes. */
  name: string;
}

/**
 * Reads a file that pages are made of; null if there is none, if it is a link, or if it is not what its team signed.
 * @param signedAs left out for files of the shell's own build
 */
export function readSignedText(folder: string, file: string, signedAs?: SignedAs): string | null {
  if (!isPlainFileSync(folder, file)) return null;
  const content = readFileSync(path.join(folder, file), 'utf8');
  return signedAs && signedAs.hashes[signedAs.name] !== integrityOf(content) ? null : content;
}
