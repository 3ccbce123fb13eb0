import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { providedVersions } from '@lens/contracts/shared-packages';
import { z } from 'zod';

/** What federation's plugins write of a container, as far as it matters here. */
const federationManifest = z.looseObject({
  shared: z
    .array(
      z.looseObject({
        name: z.string(),
        // `false` is how a build says that any version will do.
        requiredVersion: z.union([z.string(), z.literal(false)]).optional(),
      }),
    )
    .default([]),
});

const range = /^(\^|~|=|>=)?v?(\d+)(?:\.(\d+))?(?:\.(\d+))?$/;

/** Whether a range of the usual kinds takes a version of 1 or higher; null for a range of another kind. */
export function allows(wanted: string, version: string): boolean | null {
  const answers = wanted.split('||').map((one) => allowsOne(one.trim(), version));
  if (answers.includes(true)) return true;
  return answers.includes(null) ? null : false;
}

function allowsOne(wanted: string, version: string): boolean | null {
  if (wanted === '*' || wanted === '') return true;
  const match = range.exec(wanted);
  if (!match) return null;
  const [, sign = '=', ...parts] = match;
  const given = version.split('.').map(Number);
  const least = parts.map((part) => Number(part ?? 0));
  const firstOther = given.findIndex((part, at) => part !== least[at]);
  if (firstOther === -1) return true;
  const isNewer = given[firstOther]! > least[firstOther]!;
  const fixed =
    { '^': 1, '~': 2, '=': parts.filter((part) => part !== undefined).length, '>=': 0 }[sign] ?? 3;
  return isNewer && firstOther >= fixed;
}

/** What a container shares with the shell, where its build tells of it: nothing unknown, nothing in another version. */
export async function faultsOfShared(folder: string, files: string[]): Promise<string[]> {
  const file = 'mf-manifest.json';
  if (!files.includes(file)) return [];
  let value: unknown;
  try {
    value = JSON.parse(await readFile(path.join(folder, file), 'utf8'));
  } catch {
    return [`${file} is not JSON.`];
  }
  const { data, error } = federationManifest.safeParse(value);
  if (error) return [`${file}: ${z.prettifyError(error)}`];
  return data.shared.flatMap(({ name, requiredVersion }) => {
    const provided = providedVersions[name];
    if (provided === undefined)
      return [
        `shared: the shell provides no ${name}; it provides ${Object.keys(providedVersions).join(', ')}.`,
      ];
    // A range that is not understood here is left to the runtime, which refuses what does not fit.
    if (!requiredVersion || allows(requiredVersion, provided) !== false) return [];
    return [
      `shared: the shell provides ${name} ${provided}, the build wants ${requiredVersion}; share "^${provided}".`,
    ];
  });
}
