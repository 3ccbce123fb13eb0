import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  type KeyObject,
} from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A public key (ed25519), as metadata names it. */
export interface PublicKey {
  /** The sha256 of the public key: 64 hexadecimal digits. */
  id: string;
  /** The 32 bytes of the key: 64 hexadecimal digits. */
  publicKey: string;
}

export interface SigningKey extends PublicKey {
  /** The role that it was made for, which only its file's name says. Metadata decides what it may sign. */
  role: string;
  file: string;
  /** @returns the signature in hexadecimal digits */
  sign: (content: Buffer) => string;
}

const publicKeyPattern = /^[0-9a-f]{64}$/;

const describeKey = (publicKey: string): PublicKey => ({
  id: createHash('sha256').update(Buffer.from(publicKey, 'hex')).digest('hex'),
  publicKey,
});

/** @throws Error if the text is not a public key of 64 hexadecimal digits */
export function parsePublicKey(text: string): PublicKey {
  if (!publicKeyPattern.test(text))
    throw new Error(`"${text}" is not a public key: 64 digits of 0-9 and a-f, as "keys create" prints it.`);
  return describeKey(text);
}

function describePrivateKey(key: KeyObject): PublicKey {
  // The last 32 bytes of this encoding are the key itself.
  const encoded = createPublicKey(key).export({ type: 'spki', format: 'der' });
  return describeKey(encoded.subarray(-32).toString('hex'));
}

const fileName = (role: string, id: string): string => `${role}.${id.slice(0, 8)}.pem`;
const fileNamePattern = /^(.+)\.[0-9a-f]{8}\.pem$/;

const toSigningKey = (role: string, file: string, key: KeyObject): SigningKey => ({
  ...describePrivateKey(key),
  role,
  file,
  sign: (content) => sign(null, content, key).toString('hex'),
});

/** Makes a key for a role and stores it, readable by its owner only. */
export async function createKey(keysFolder: string, role: string): Promise<SigningKey> {
  const { privateKey } = generateKeyPairSync('ed25519');
  const { id } = describePrivateKey(privateKey);
  await mkdir(keysFolder, { recursive: true, mode: 0o700 });
  const file = path.join(keysFolder, fileName(role, id));
  const content = privateKey.export({ type: 'pkcs8', format: 'pem' });
  await writeFile(file, content, { mode: 0o600, flag: 'wx' });
  return toSigningKey(role, file, privateKey);
}

/** The keys in a folder, in the order of their names. @throws Error naming a file that is no key */
export async function readKeys(keysFolder: string): Promise<SigningKey[]> {
  const names = await readdir(keysFolder).catch((failure: NodeJS.ErrnoException): string[] => {
    if (failure.code === 'ENOENT') return [];
    throw failure;
  });
  const files = names.sort().flatMap((name) => {
    const role = fileNamePattern.exec(name)?.[1];
    return role === undefined ? [] : [{ role, file: path.join(keysFolder, name) }];
  });
  return Promise.all(
    files.map(async ({ role, file }) => {
      const content = await readFile(file);
      let key: KeyObject;
      try {
        key = createPrivateKey(content);
      } catch (cause) {
        throw new Error(`${file} is not a private key.`, { cause });
      }
      if (key.asymmetricKeyType !== 'ed25519') throw new Error(`${file} is not an ed25519 key.`);
      return toSigningKey(role, file, key);
    }),
  );
}

/** Public keys as metadata lists them, by id. */
export const keysJson = (keys: PublicKey[]): Record<string, object> =>
  Object.fromEntries(
    keys.map(({ id, publicKey }) => [
      id,
      { keytype: 'ed25519', scheme: 'ed25519', keyval: { public: publicKey } },
    ]),
  );
