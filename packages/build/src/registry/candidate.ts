import { randomBytes } from 'node:crypto';
import { maxCandidatePercent, type RegistryEntry } from '@lens/contracts/registry';
import { nowInSeconds } from './actions.ts';

/** A published version, as an entry of the registry names it. */
export interface VersionEntry {
  version: string;
  address: string;
  files: RegistryEntry['files'];
}

function requireShare(percent: number): void {
  if (Number.isInteger(percent) && percent >= 0 && percent <= maxCandidatePercent) return;
  throw new Error(
    `The share is a whole number from 0 to ${maxCandidatePercent}, or 100 for everybody: while a version is compared with the stable one, a tenth of the visitors keep that one.`,
  );
}

/**
 * The entry of a remote of which a share of the visitors gets another version. A new share of the same version keeps the
 * name of the roll-out, so that raising it only adds visitors.
 * @throws Error if the share is impossible, or if there is nothing to compare the version with
 */
export function withCandidate(
  active: RegistryEntry | undefined,
  entry: VersionEntry,
  { name, percent }: { name: string; percent: number },
): RegistryEntry {
  requireShare(percent);
  const { version } = entry;
  if (!active)
    throw new Error(
      `${name} is not active, so ${version} cannot be compared with anything. Activate it for everybody.`,
    );
  if (active.version === version) throw new Error(`${name} ${version} is the stable version already.`);
  const { candidate } = active;
  if (candidate && candidate.version !== version)
    throw new Error(
      `${candidate.percent} % of the visitors get ${name} ${candidate.version}. Activate it for everybody, or withdraw it, before another version begins.`,
    );
  const rollout = candidate?.rollout ?? randomBytes(8).toString('hex');
  return { ...active, candidate: { ...entry, percent, rollout, since: candidate?.since ?? nowInSeconds() } };
}
