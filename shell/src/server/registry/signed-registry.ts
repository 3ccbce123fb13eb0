import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { registryEntry, registryWithUncheckedEntries } from '@lens/contracts/registry';
import {
  applyWithdrawals,
  hashesTarget,
  registryTarget,
  signedRegistryFile,
  timestampFile,
  withdrawnFile,
  withdrawnVersions,
  type WithdrawnVersions,
} from '@lens/contracts/signing';
import { AnswerFile } from '../answer-file';
import { errorMessage } from '../error-message';
import type { FileHashes, ReadRegistry, RegistrySource } from './registry-source';
import { openMemory, requireSignedContent, SignedMetadata } from './signed-metadata';
import { SignedVersions } from './signed-versions';

type UncheckedRegistry = z.infer<typeof registryWithUncheckedEntries>;

/** What was verified last. */
interface Verified {
  registry: UncheckedRegistry;
  /** What was signed, to the letter. */
  text: string;
  expiresAtMs: number;
  /** @throws Error saying why a version may not be served */
  hashesOf: (name: string, version: string) => Promise<FileHashes>;
}

/** What is stored of it, for a start at which nothing newer can be verified. */
const remembered = z.strictObject({
  text: z.string(),
  expiresAtMs: z.number(),
  versions: z.record(z.string(), registryEntry.shape.files),
});

interface Options {
  remotesFolder: string;
  /** The file of the root that is trusted first. */
  trustedRoot: string;
  dataFolder: string;
  /** Called if what was verified could not be stored. */
  onMemoryFailure: (failure: unknown) => void;
}

/** Between the two renames of a writer, `registry.json` is the one of before. */
const betweenRenamesMs = 20;
const maxBetweenRenames = 10;

/** The versions that may be served of a registry: the active ones, and those that a withdrawal brings back. */
const servableVersions = ({ remotes }: UncheckedRegistry): [string, string][] =>
  Object.entries(remotes).flatMap(([name, value]) => {
    const entry = registryEntry.safeParse(value);
    if (!entry.success) return [];
    const { version, history, candidate } = entry.data;
    const served = candidate ? [version, candidate.version] : [version];
    return [...new Set([...served, ...history.slice(-1)])].map((one): [string, string] => [name, one]);
  });

/**
 * The registry that the release role signed, with the hashes that the teams signed. What cannot be verified never
 * replaces what was verified last, which is also remembered for the next start. (Decision 073)
 */
export class SignedRegistry implements RegistrySource {
  readonly files: string[];
  private readonly versions: SignedVersions;
  private verified: Verified | null = null;
  private withdrawals: WithdrawnVersions = {};

  constructor(private readonly options: Options) {
    const { remotesFolder } = options;
    this.files = [timestampFile, registryTarget, withdrawnFile].map((file) => path.join(remotesFolder, file));
    this.versions = new SignedVersions(remotesFolder);
  }

  async read(): Promise<ReadRegistry> {
    const problems: string[] = [];
    const note = (failure: unknown) => void problems.push(errorMessage(failure));
    await this.verify().catch(note);
    if (!this.verified) throw new Error(problems[0]);
    await this.readWithdrawals().catch(note);
    const { registry, expiresAtMs, hashesOf } = this.verified;
    const { remotes, ...head } = applyWithdrawals(registry, this.withdrawals);
    const refused: Record<string, string> = {};
    const refusedCandidates: NonNullable<ReadRegistry['refusedCandidates']> = {};
    const entries = Object.entries(remotes).map(async ([name, value]) => {
      const entry = registryEntry.safeParse(value);
      if (!entry.success) return [name, value];
      const { candidate, ...stable } = entry.data;
      const files = await hashesOf(name, stable.version).catch((failure: unknown) => {
        refused[name] = errorMessage(failure);
        return {};
      });
      if (!candidate) return [name, { ...stable, files }];
      const { version } = candidate;
      const ofCandidate = await hashesOf(name, version).catch((failure: unknown) => {
        refusedCandidates[name] = { version, reason: errorMessage(failure) };
        return null;
      });
      return [
        name,
        { ...stable, files, ...(ofCandidate && { candidate: { ...candidate, files: ofCandidate } }) },
      ];
    });
    const text = JSON.stringify({
      ...head,
      remotes: Object.fromEntries(await Promise.all(entries)) as unknown,
    });
    return { text, refused, refusedCandidates, problem: problems[0] ?? null, expiresAtMs };
  }

  async hashesOf(name: string, version: string): Promise<FileHashes | null> {
    return (await this.verified?.hashesOf(name, version).catch(() => null)) ?? null;
  }

  private async verify(): Promise<void> {
    const { remotesFolder, trustedRoot, dataFolder, onMemoryFailure } = this.options;
    const memory = await openMemory({ remotesFolder, trustedRoot, dataFolder });
    const file = new AnswerFile(path.join(memory, 'composition.json'), remembered);
    try {
      const metadata = await SignedMetadata.read(remotesFolder, memory);
      const text = await this.readSignedRegistry(metadata);
      const hashesOf = (name: string, version: string) => this.versions.get(metadata, name, version);
      this.verified = { ...parseRegistry(text), expiresAtMs: metadata.expiresAtMs, hashesOf };
      await this.remember(file, this.verified).catch(onMemoryFailure);
      await this.requireSameCopy(text, metadata);
    } catch (failure) {
      this.verified ??= recall(await file.read());
      throw failure;
    }
  }

  private async readSignedRegistry(metadata: SignedMetadata): Promise<string> {
    const signed = await metadata.find(registryTarget);
    if (!signed) throw new Error('it is not signed by the release role');
    const file = signedRegistryFile(Number(signed.custom['number']));
    const content = await readFile(path.join(this.options.remotesFolder, file));
    await requireSignedContent(signed, content);
    return content.toString('utf8');
  }

  private async remember(file: AnswerFile<z.infer<typeof remembered>>, verified: Verified): Promise<void> {
    const { registry, text, expiresAtMs, hashesOf } = verified;
    const versions = servableVersions(registry).map(async ([name, version]) => {
      const files = await hashesOf(name, version).catch(() => null);
      return files ? [[hashesTarget(name, version), files] as const] : [];
    });
    const hashes = Object.fromEntries((await Promise.all(versions)).flat());
    await file.write({ text, expiresAtMs, versions: hashes });
  }

  /** A file that lists no versions leaves those withdrawn that were. */
  private async readWithdrawals(): Promise<void> {
    const file = path.join(this.options.remotesFolder, withdrawnFile);
    const text = await readFile(file, 'utf8').catch((failure: NodeJS.ErrnoException) => {
      if (failure.code === 'ENOENT') return '{}';
      throw new Error(`${withdrawnFile} cannot be read (${failure.code ?? 'unknown'})`);
    });
    try {
      this.withdrawals = withdrawnVersions.parse(JSON.parse(text));
    } catch {
      throw new Error(`${withdrawnFile} lists no versions`);
    }
  }

  /**
   * Nothing is served from `registry.json`, which people and tools read; but somebody should hear that it was changed.
   */
  private async requireSameCopy(text: string, metadata: SignedMetadata): Promise<void> {
    const read = (file: string) =>
      readFile(path.join(this.options.remotesFolder, file), 'utf8').catch(() => null);
    for (let attempt = 1; (await read(registryTarget)) !== text; attempt += 1) {
      // Somebody is writing: what they sign is read next.
      if ((await read(timestampFile)) !== metadata.timestampText) return;
      if (attempt === maxBetweenRenames) throw new Error('it is not what was signed');
      await sleep(betweenRenamesMs);
    }
  }
}

const parseRegistry = (text: string): Pick<Verified, 'registry' | 'text'> => ({
  registry: registryWithUncheckedEntries.parse(JSON.parse(text)),
  text,
});

const recall = (stored: z.infer<typeof remembered> | null): Verified | null =>
  stored && {
    ...parseRegistry(stored.text),
    expiresAtMs: stored.expiresAtMs,
    hashesOf: (name, version) => {
      const files = stored.versions[hashesTarget(name, version)];
      return files ? Promise.resolve(files) : Promise.reject(new Error('It was not verified before.'));
    },
  };
