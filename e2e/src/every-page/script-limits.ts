/** Compressed bytes of all scripts that a public page starts with; `npm run bench -- weight` says where they go. */
export const pageScriptLimit = 120_000;
export const homeScriptLimit = 116_000;

/** How much more than one bundle of shell and remote a page may load, and how much longer it may take to hydrate. */
export const singleBundleLimit = 1.1;
