import { mediaMaxLengths } from '@lens/contracts/max-lengths';
import { ApiError } from '../../common/errors/api-error.js';

/** Characters that change the writing direction: they make `gpj.exe` look like `exe.jpg`. */
const directionMarks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** The filename that staff see. @throws ApiError 400 `bad_file_name` if it contains a path */
export function cleanFilename(filename: string): string {
  const cleaned = filename.normalize('NFC').replace(directionMarks, '').trim();
  if (/[/\\\p{Cc}]/u.test(cleaned) || /^\.*$/.test(cleaned)) throw new ApiError('bad_file_name');
  return [...cleaned].slice(0, mediaMaxLengths.filename).join('').trim();
}
