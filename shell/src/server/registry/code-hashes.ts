import { browserFilesOf, type RegistryEntry } from '@lens/contracts/registry';

/** The content of a version's `code.json`. Each page is sent with its hash. */
export const codeText = (files: RegistryEntry['files']): string => JSON.stringify(browserFilesOf(files));
