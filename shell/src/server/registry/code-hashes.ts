import { codeOf, type RegistryEntry } from '@lens/contracts/registry';

/** What `code.json` of a version says, by the hashes of its files. A page has its hash by those in the registry. */
export const codeText = (files: RegistryEntry['files']): string => JSON.stringify(codeOf(files));
