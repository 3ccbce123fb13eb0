import { findPictureEnd, findJpegEnd } from './picture-end.js';

export type ImageKind = keyof typeof findPictureEnd;

/** Tags that could make a browser or a server treat the file as a page or a program. */
const markup =
  /<(?:script|iframe|!doctype|foreignobject|html[\s>/]|body[\s>/]|svg[\s/]+\w|svg>|\?php|\?xml-stylesheet)/i;

/** Readers find a ZIP by its end record, which starts at most this far before the end of the file. */
const zipEndRecord = Buffer.from('PK\x05\x06');
const zipTailBytes = 65_557;
/** Readers accept a PDF header anywhere in the first kilobyte. */
const pdfHeader = Buffer.from('%PDF-');

/** Whether a file contains a picture and nothing else, so that no program treats it as another kind of file. */
export const isPlainPicture = (bytes: Buffer, kind: ImageKind): boolean =>
  !hasMarkup(bytes) && !isArchive(bytes) && endsWithPicture(bytes, kind);

const hasMarkup = (bytes: Buffer): boolean => markup.test(bytes.toString('latin1'));

const isArchive = (bytes: Buffer): boolean =>
  bytes.subarray(-zipTailBytes).includes(zipEndRecord) || bytes.subarray(0, 1024).includes(pdfHeader);

function endsWithPicture(bytes: Buffer, kind: ImageKind): boolean {
  const end = findPictureEnd[kind](bytes);
  if (end === undefined || end > bytes.length) return false;
  return kind === 'jpg' ? hasOnlyCameraData(bytes, end) : end === bytes.length;
}

/**
 * Phones append to a JPEG a second picture (brightness, depth), a film of the seconds before the shot, or a block in a
 * format of their maker. None of it is ever served.
 */
function hasOnlyCameraData(bytes: Buffer, end: number): boolean {
  let at: number | undefined = end;
  for (;;) {
    while (bytes[at] === 0) at += 1;
    if (at === bytes.length) return true;
    if (bytes[at] !== 0xff || bytes[at + 1] !== 0xd8) break;
    at = findJpegEnd(bytes, at);
    if (at === undefined) return false;
  }
  // A film starts with its length, whose leading zeros were skipped above.
  const isFilm = bytes.subarray(at, at + 8).includes('ftyp');
  return isFilm || bytes.toString('latin1', bytes.length - 4) === 'SEFT';
}
