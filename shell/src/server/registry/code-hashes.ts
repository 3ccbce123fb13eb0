import { codeOf, type RegistryEntry } from '@lens/contracts/registry';

/** What `code.json` of a version says. It is made from the registry's words, so that these alone decide. */
export const codeText = (files: RegistryEntry['files']): string => JSON.stringify(codeOf(files));
