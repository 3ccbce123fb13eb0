import { decodeText } from '@lens/contracts/decode-text';

/** A file that cannot be imported. The message is for the user. */
export class UnusableFileError extends Error {
  override name = 'UnusableFileError';
}

const formatKilobytes = (bytes: number): string => `${Math.ceil(bytes / 1024).toLocaleString('en')} KB`;

/** @throws UnusableFileError */
export function checkSize(file: File, maxBytes: number): void {
  if (file.size > maxBytes)
    throw new UnusableFileError(
      `It is ${formatKilobytes(file.size)}, and at most ${formatKilobytes(maxBytes)} is allowed.`,
    );
}

/** Reads a file in UTF-8, or in UTF-16 with a byte order mark. @throws UnusableFileError */
export async function readText(file: File, maxBytes: number): Promise<string> {
  // First, so that a huge file is not even read.
  checkSize(file, maxBytes);
  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  if (text === null)
    throw new UnusableFileError('It is not saved as UTF-8. Save it as UTF-8, and choose it again.');
  return text;
}
