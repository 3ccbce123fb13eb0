import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { StartError } from '../../config/start-error.js';

/** How every file in age's format begins. */
const firstLine = 'age-encryption.org/v1\n';

export interface KeyPair {
  /** Opens what was encrypted for `recipient`. */
  identity: string;
  recipient: string;
}

export async function createKeyPair(): Promise<KeyPair> {
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}

/** A step of a pipeline. @throws StartError when one of the recipients is mistyped */
export function encryptFor(
  recipients: string[],
): (plain: AsyncIterable<Buffer>) => AsyncIterable<Uint8Array> {
  const encrypter = new Encrypter();
  for (const recipient of recipients) {
    try {
      encrypter.addRecipient(recipient);
    } catch {
      throw new StartError(`${recipient} is no public key of age: a character is missing or mistyped.`);
    }
  }
  return async function* encrypt(plain) {
    yield* toNode(await encrypter.encrypt(toWeb(Readable.from(plain))));
  };
}

/** The plain content of a file, which may be encrypted. @throws StartError when none of the identities opens it */
export async function readPlain(file: string, identities: string[]): Promise<Readable> {
  if (!(await isEncrypted(file))) return createReadStream(file);
  if (identities.length === 0)
    throw new StartError(`${file} is encrypted: name the file with its private key after --identity.`);
  const decrypter = new Decrypter();
  for (const identity of identities) {
    try {
      decrypter.addIdentity(identity);
    } catch {
      throw new StartError('A private key is damaged: a character is missing or mistyped.');
    }
  }
  const source = createReadStream(file);
  try {
    return toNode(await decrypter.decrypt(toWeb(source)));
  } catch {
    source.destroy();
    throw new StartError(`${file} was encrypted for another key, or its beginning is damaged.`);
  }
}

async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(firstLine.length), 0, firstLine.length, 0);
    return buffer.toString('latin1', 0, bytesRead) === firstLine;
  } finally {
    await handle.close();
  }
}

const toWeb = (stream: Readable) => Readable.toWeb(stream) as globalThis.ReadableStream<Uint8Array>;

const toNode = (stream: globalThis.ReadableStream<Uint8Array>): Readable =>
  Readable.fromWeb(stream as ReadableStream);
