import { createHash } from 'node:crypto';
import { z } from 'zod';
import {
  applyWithdrawals,
  hashesTarget,
  metadataFile,
  registryTarget,
  releaseRole,
  remoteRole,
  signedRegistryFile,
  type WithdrawnVersions,
} from '@lens/contracts/signing';
import { registryEntry, registryWithUncheckedEntries } from '@lens/contracts/registry';

/** What is in the bucket is not what should be there. */
export class WrongContent extends Error {}

/** Nothing was ever released in the bucket, or all of it was removed. */
export class EmptyBucket extends WrongContent {}

const described = z.looseObject({ hashes: z.looseObject({ sha384: z.string() }) });
const listed = described.extend({ version: z.int().min(1) });
const metaOf = z.looseObject({ signed: z.looseObject({ meta: z.record(z.string(), listed) }) });
const targetsOf = z.looseObject({ signed: z.looseObject({ targets: z.record(z.string(), described) }) });
const releaseOf = z.looseObject({
  signed: z.looseObject({
    targets: z.looseObject({
      [registryTarget]: described.extend({ custom: z.looseObject({ number: z.int() }) }),
    }),
  }),
});

function parse<Schema extends z.ZodType>(schema: Schema, file: string, bytes: Buffer): z.infer<Schema> {
  try {
    return schema.parse(JSON.parse(bytes.toString('utf8')));
  } catch {
    throw new WrongContent(`${file} in the bucket is not what a writer writes`);
  }
}

export const sha384 = (bytes: Buffer): string => createHash('sha384').update(bytes).digest('hex');

/** The hashes of lists of hashes, by target, as a team's metadata has them. */
export const targetHashes = (file: string, bytes: Buffer): Map<string, string> =>
  new Map(
    Object.entries(parse(targetsOf, file, bytes).signed.targets).map(([target, { hashes }]) => [
      target,
      hashes.sha384,
    ]),
  );

/** A version of a remote, with the hash of its list of hashes. */
export interface NamedVersion {
  name: string;
  version: string;
  sha384: string;
}

/** What a timestamp points to. */
export interface State {
  /** The files of the metadata, by name, without the timestamp and the roots. */
  files: Map<string, Buffer>;
  registryText: Buffer;
  /** The number of each file of the metadata, by what follows it in its name. */
  numbers: Map<string, number>;
  /** What the teams signed. */
  versions: NamedVersion[];
  /** Those of them that visitors get, or get after a withdrawal. */
  live: NamedVersion[];
}

/** The versions that the registry names, by target. */
function liveTargets(file: string, bytes: Buffer): Set<string> {
  const { remotes } = parse(registryWithUncheckedEntries, file, bytes);
  return new Set(
    Object.entries(remotes).flatMap(([name, value]) => {
      const entry = registryEntry.safeParse(value);
      if (!entry.success) return [];
      const { version, candidate, history } = entry.data;
      const versions = [version, ...(candidate ? [candidate.version] : []), ...history.slice(-1)];
      return versions.map((one) => hashesTarget(name, one));
    }),
  );
}

/** The versions that visitors get if these are withdrawn, by target: those without which a remote would leave the site. */
export function servedTargets(registryText: Buffer, withdrawals: WithdrawnVersions): Set<string> {
  const { remotes } = applyWithdrawals(
    parse(registryWithUncheckedEntries, registryTarget, registryText),
    withdrawals,
  );
  return new Set(
    Object.entries(remotes).flatMap(([name, value]) => {
      const entry = registryEntry.safeParse(value);
      return entry.success ? [hashesTarget(name, entry.data.version)] : [];
    }),
  );
}

const teamPrefix = remoteRole('');

function versionsOf(role: string, file: string, bytes: Buffer): NamedVersion[] {
  const name = role.slice(teamPrefix.length);
  return [...targetHashes(file, bytes)].flatMap(([target, hash]) => {
    const version = target.split('/')[1] ?? '';
    return target === hashesTarget(name, version) ? [{ name, version, sha384: hash }] : [];
  });
}

/** @throws WrongContent if the bytes are no timestamp */
function snapshotOf(file: string, bytes: Buffer): z.infer<typeof listed> {
  const snapshot = parse(metaOf, file, bytes).signed.meta['snapshot.json'];
  if (!snapshot) throw new WrongContent(`${file} in the bucket names no snapshot`);
  return snapshot;
}

/**
 * Reads what a timestamp points to. Only hashes are compared: who signed it is for whoever uses the folder.
 * @param read gives a file with this hash. @throws WrongContent if there is none
 */
export async function readState(
  timestamp: { file: string; bytes: Buffer },
  read: (file: string, sha384: string) => Promise<Buffer>,
): Promise<State> {
  const snapshot = snapshotOf(timestamp.file, timestamp.bytes);
  const snapshotFile = metadataFile(snapshot.version, 'snapshot');
  const snapshotBytes = await read(snapshotFile, snapshot.hashes.sha384);
  const roles = Object.entries(parse(metaOf, snapshotFile, snapshotBytes).signed.meta).map(
    ([name, { version, hashes }]) => ({ role: name.replace(/\.json$/, ''), version, sha384: hashes.sha384 }),
  );
  const signed = await Promise.all(
    roles.map(async ({ role, version, sha384: hash }) => {
      const file = metadataFile(version, role);
      return { role, file, bytes: await read(file, hash) };
    }),
  );
  const release = signed.find(({ role }) => role === releaseRole);
  if (!release) throw new WrongContent(`${snapshotFile} in the bucket says not what is live`);
  const { custom, hashes } = parse(releaseOf, release.file, release.bytes).signed.targets[registryTarget]!;
  const registryFile = signedRegistryFile(custom.number);
  const registryText = await read(registryFile, hashes.sha384);
  const versions = signed.flatMap(({ role, file, bytes }) =>
    role.startsWith(teamPrefix) ? versionsOf(role, file, bytes) : [],
  );
  const live = liveTargets(registryFile, registryText);
  return {
    files: new Map([
      ...signed.map(({ file, bytes }) => [file, bytes] as const),
      [registryFile, registryText],
      [snapshotFile, snapshotBytes],
    ]),
    registryText,
    numbers: new Map([
      ...roles.map(({ role, version }) => [role, version] as const),
      ['registry', custom.number],
      ['snapshot', snapshot.version],
    ]),
    versions,
    live: versions.filter(({ name, version }) => live.has(hashesTarget(name, version))),
  };
}
