import { mediaMaxLengths } from '@lens/contracts/max-lengths';
import { ApiError } from '../../common/errors/api-error.js';

/** Marks that turn the direction of what follows: they make `gpj.exe` look like `exe.jpg`. */
const directions = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** What staff will know the file by. @throws ApiError 400 `bad_file_name` when the name is, or holds, a path */
export function labelOf(filename: string): string {
  const label = filename.normalize('NFC').replace(directions, '').trim();
  if (/[/\\\p{Cc}]/u.test(label) || /^\.*$/.test(label)) throw new ApiError('bad_file_name');
  return [...label].slice(0, mediaMaxLengths.filename).join('').trim();
}
