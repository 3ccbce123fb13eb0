/** The maximum size of a file of texts; the largest have a fifth of this. */
export const textFileBytes = 512 * 1024;

/** The same for XLIFF, which also contains the English and the descriptions. */
export const xliffFileBytes = 2 * 1024 * 1024;
export const xliffType = 'application/xliff+xml';

/** The same for TMX, which contains a whole language, and in UTF-16 takes twice the bytes. */
export const tmxFileBytes = 8 * 1024 * 1024;
export const tmxType = 'application/x-tmx+xml';
