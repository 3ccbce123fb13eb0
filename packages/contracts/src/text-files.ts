/** What a file of texts may weigh: the longest weigh a fifth of this. */
export const textFileBytes = 512 * 1024;

/** The same as XLIFF, which carries the English and what is said of it beside each text. */
export const xliffFileBytes = 2 * 1024 * 1024;
export const xliffType = 'application/xliff+xml';
