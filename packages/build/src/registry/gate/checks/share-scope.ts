import { providedVersions } from '@lens/contracts/shared-packages';
import { allowsVersion, readSharedPackages, type SharedPackage } from '../../checks/shared.ts';
import type { Composition, Version } from '../composition.ts';
import type { Finding } from '../finding.ts';

/** Who takes part in the share scope of a page, and with which packages. */
export interface Participant {
  remote: string;
  shared: SharedPackage[];
}

const hasCopy = ({ assets }: SharedPackage): boolean =>
  (assets?.js?.sync.length ?? 0) + (assets?.js?.async.length ?? 0) > 0;
const majorOf = (version: string): string => version.split('.')[0]!;

/**
 * The version of a package that everybody gets. The shell is loaded first and its packages with it, so what it provides
 * wins (`shareStrategy: 'loaded-first'`); of others the highest does.
 */
export function winnerOf(name: string, participants: Participant[]): string | null {
  const provided = providedVersions[name];
  if (provided !== undefined) return provided;
  const copies = participants.flatMap(({ shared }) =>
    shared.filter((one) => one.name === name && hasCopy(one)).flatMap(({ version }) => version ?? []),
  );
  return copies.sort((one, other) => other.localeCompare(one, 'en', { numeric: true }))[0] ?? null;
}

function findUnsatisfied(candidate: Participant, participants: Participant[]): Finding[] {
  return participants.flatMap(({ remote, shared }) =>
    shared.flatMap(({ name, requiredVersion }): Finding[] => {
      const winner = winnerOf(name, participants);
      if (!requiredVersion || winner === null || allowsVersion(requiredVersion, winner) !== false) return [];
      const isOwn = remote === candidate.remote;
      if (!isOwn && !candidate.shared.some((one) => one.name === name && hasCopy(one))) return [];
      return [
        {
          check: 'share scope',
          severity: 'refusal',
          victim: { remote },
          problem: `it requires ${name} ${requiredVersion}, and everybody would get ${winner}.`,
          change: `"requiredVersion" or "import" of ${name} in "shared" of the build of ${candidate.remote}`,
        },
      ];
    }),
  );
}

/** A copy of its own beside that of the shell: two Reacts in one page have two sets of hooks. */
const findCopies = ({ remote, shared }: Participant): Finding[] =>
  shared
    .filter((one) => hasCopy(one) && one.name in providedVersions)
    .map(({ name, version = 'of its own', singleton }): Finding => {
      const provided = providedVersions[name]!;
      const isOther = majorOf(version) !== majorOf(provided);
      return {
        check: 'share scope',
        severity: isOther || !singleton ? 'refusal' : 'note',
        victim: { remote },
        problem: `its build contains ${name} ${version}, beside ${provided} of the shell.`,
        change: `"shared" of the build: ${name} with singleton: true, import: false`,
      };
    });

/** What pages would share if these took part. */
export const simulateShareScope = (candidate: Participant, others: Participant[]): Finding[] => [
  ...findCopies(candidate),
  ...findUnsatisfied(candidate, [candidate, ...others]),
];

const participantOf = async ({ name, folder, files }: Version): Promise<Participant> => ({
  remote: name,
  shared: await readSharedPackages(folder, Object.keys(files)).catch(() => []),
});

export async function findShareScopeProblems({ candidate, others }: Composition): Promise<Finding[]> {
  const [own, ...live] = await Promise.all([candidate, ...others].map(participantOf));
  return simulateShareScope(own!, live);
}
