import { endOf, endOfJpeg } from './picture-end.js';

export type ImageKind = keyof typeof endOf;

/** Beginnings that make a browser or a server take a file for a page or a program. */
const markup =
  /<(?:script|iframe|!doctype|foreignobject|html[\s>/]|body[\s>/]|svg[\s/]+\w|svg>|\?php|\?xml-stylesheet)/i;

/** A ZIP is found from its end, which stands this far from the file's at most. */
const zipEnd = Buffer.from('PK\x05\x06');
const zipTail = 65_557;
/** Readers take a PDF whose header stands within the first kilobyte. */
const pdfHeader = Buffer.from('%PDF-');

/** Whether a file is a picture and nothing else besides, so that no program takes it for another kind. */
export const isPlain = (bytes: Buffer, kind: ImageKind): boolean =>
  !hasMarkup(bytes) && !isArchive(bytes) && endsWithPicture(bytes, kind);

const hasMarkup = (bytes: Buffer): boolean => markup.test(bytes.toString('latin1'));

const isArchive = (bytes: Buffer): boolean =>
  bytes.subarray(-zipTail).includes(zipEnd) || bytes.subarray(0, 1024).includes(pdfHeader);

function endsWithPicture(bytes: Buffer, kind: ImageKind): boolean {
  const end = endOf[kind](bytes);
  if (end === undefined || end > bytes.length) return false;
  return kind === 'jpg' ? isOfCamera(bytes, end) : end === bytes.length;
}

/**
 * Phones append to a JPEG: a second picture (brightness, depth), the seconds before the shot as a film, or a block of
 * their own. None of it is ever served.
 */
function isOfCamera(bytes: Buffer, end: number): boolean {
  let at: number | undefined = end;
  for (;;) {
    while (bytes[at] === 0) at += 1;
    if (at === bytes.length) return true;
    if (bytes[at] !== 0xff || bytes[at + 1] !== 0xd8) break;
    at = endOfJpeg(bytes, at);
    if (at === undefined) return false;
  }
  // Its length comes first, of which the zeros were skipped.
  const isFilm = bytes.subarray(at, at + 8).includes('ftyp');
  return isFilm || bytes.toString('latin1', bytes.length - 4) === 'SEFT';
}
