import type { RegistryEntry } from '@lens/contracts/registry';

export type FileHashes = RegistryEntry['files'];

/** A registry as it may be served. */
export interface ReadRegistry {
  /** JSON in the form of `registry.json`: each entry has the hashes that its team signed. */
  text: string;
  /** Why remotes may not be served in the version that the registry names, by name. */
  refused: Record<string, string>;
  /** Why candidates may not be served, by the name of the remote; the text does not contain them. */
  refusedCandidates?: Record<string, { version: string; reason: string }>;
  /** Why this is not the newest; null if it is. */
  problem: string | null;
  /** When it is too old to take newer changes for new, in milliseconds. It is served nevertheless. */
  expiresAtMs: number;
}

/** Where the registry comes from. */
export interface RegistrySource {
  /** A change of one of these files is a reason to read the registry again. */
  readonly files: string[];
  /** @throws Error if there is nothing that may be served */
  read(): Promise<ReadRegistry>;
  /** The hashes of a published version, also of one that is no longer active; null if there is no such version. */
  hashesOf(name: string, version: string): Promise<FileHashes | null>;
}
