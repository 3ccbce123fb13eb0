import { createHash } from 'node:crypto';
import { Metadata, MetadataKind, Signature } from '@tufjs/models';
import type { Root, Snapshot, Targets, Timestamp } from '@tufjs/models';
import type { SigningKey } from './keys.ts';

type Content = Root | Snapshot | Targets | Timestamp;
type Fields = Parameters<typeof Metadata.fromJSON>[1];

const dayMs = 24 * 60 * 60 * 1000;
/** What says that the newest is new is signed anew every day; everything else may lie for years. */
const lifetimeDays = { timestamp: 7, snapshot: 7, targets: 3 * 365, root: 3 * 365 };

/** Every kind of metadata, from its JSON. */
const readers = {
  root: (value: Fields) => Metadata.fromJSON(MetadataKind.Root, value),
  targets: (value: Fields) => Metadata.fromJSON(MetadataKind.Targets, value),
  snapshot: (value: Fields) => Metadata.fromJSON(MetadataKind.Snapshot, value),
  timestamp: (value: Fields) => Metadata.fromJSON(MetadataKind.Timestamp, value),
};
type Kind = keyof typeof readers;
type OfKind<Name extends Kind> = ReturnType<(typeof readers)[Name]>;

/** Makes metadata without a signature. @param fields what it says, as in its JSON */
export function createMetadata<Name extends Kind>(
  kind: Name,
  version: number,
  fields: Record<string, unknown>,
): OfKind<Name> {
  const expires = new Date(Date.now() + lifetimeDays[kind] * dayMs).toISOString().replace(/\.\d+Z$/, 'Z');
  const signed = { _type: kind, spec_version: '1.0.31', version, expires, ...(fields as Fields) };
  return readers[kind]({ signed, signatures: [] }) as OfKind<Name>;
}

/** @returns null if the bytes are no such metadata */
export function parseMetadata<Name extends Kind>(kind: Name, bytes: Buffer): OfKind<Name> | null {
  try {
    return readers[kind](JSON.parse(bytes.toString('utf8')) as Fields) as OfKind<Name>;
  } catch {
    return null;
  }
}

/** Adds the signatures of keys. @returns the content of the file */
export function signMetadata(metadata: Metadata<Content>, keys: SigningKey[]): Buffer {
  for (const { id, sign } of keys)
    metadata.sign((content) => new Signature({ keyID: id, sig: sign(content) }));
  return Buffer.from(`${JSON.stringify(metadata.toJSON(), null, 1)}\n`);
}

/** Whether the keys that the delegator names for a role signed its metadata, as many as it asks for. */
export function isSigned(
  delegator: Metadata<Root> | Metadata<Targets>,
  role: string,
  metadata: Metadata<Content>,
): boolean {
  try {
    delegator.verifyDelegate(role, metadata);
    return true;
  } catch {
    return false;
  }
}

/**
 * The number of the next metadata. It is the time in seconds, so that it exceeds all earlier ones, also after an old copy
 * of the folder was put back.
 */
export const numberAfter = (previous: number): number =>
  Math.max(previous + 1, Math.floor(Date.now() / 1000));

export const describeContent = (content: Buffer): { length: number; hashes: { sha384: string } } => ({
  length: content.length,
  hashes: { sha384: createHash('sha384').update(content).digest('hex') },
});
