import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/** The remotes of this repository, in the order in which they are published. */
export const remotes = ['mfe-public', 'mfe-admin', 'mfe-translations'];

export const inRoot = (...names: string[]): string => path.join(root, ...names);
