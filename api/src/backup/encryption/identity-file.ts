import { readFile } from 'node:fs/promises';
import { StartError } from '../../config/start-error.js';
import { createKeyPair } from './age.js';

/** The text of a new identity file, as `age-keygen` writes it. */
export async function createIdentityFile(): Promise<string> {
  const { identity, recipient } = await createKeyPair();
  return `# public key: ${recipient}\n${identity}\n`;
}

/** The private keys in such a file. @throws StartError when there is none */
export async function readIdentities(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new StartError(`The private key in ${file} cannot be read.`);
  });
  const lines = text.split('\n').map((line) => line.trim());
  const identities = lines.filter((line) => line.startsWith('AGE-SECRET-KEY-'));
  if (identities.length === 0) throw new StartError(`${file} has no private key of age.`);
  return identities;
}
