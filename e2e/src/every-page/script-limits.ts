/** Compressed bytes of all scripts that a public page starts with; `npm run bench -- weight` says where they go. */
export const pageScriptLimit = 120_000;
export const homeScriptLimit = 116_000;

/** Home relative to one bundle of shell and remote for that page alone. */
export const singleBundleLimit = 1.1;
