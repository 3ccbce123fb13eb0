import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { providedVersions } from '@lens/contracts/shared-packages';
import { z } from 'zod';

/** The part of `mf-manifest.json`, which federation plugins write, that matters here. */
const federationManifest = z.looseObject({
  shared: z
    .array(
      z.looseObject({
        name: z.string(),
        // `false` means any version.
        requiredVersion: z.union([z.string(), z.literal(false)]).optional(),
        /** That of the copy in the build. */
        version: z.string().optional(),
        singleton: z.boolean().optional(),
        /** The scripts of the copy; none if the build only uses what others provide. */
        assets: z
          .looseObject({
            js: z.looseObject({ sync: z.array(z.string()), async: z.array(z.string()) }).optional(),
          })
          .optional(),
      }),
    )
    .default([]),
});

const rangePattern = /^(\^|~|=|>=)?v?(\d+)(?:\.(\d+))?(?:\.(\d+))?$/;

/** Whether a range of a common form allows a version from 1 on; null for a range in another form. */
export function allowsVersion(range: string, version: string): boolean | null {
  const results = range.split('||').map((alternative) => allowsInAlternative(alternative.trim(), version));
  if (results.includes(true)) return true;
  return results.includes(null) ? null : false;
}

function allowsInAlternative(range: string, version: string): boolean | null {
  if (range === '*' || range === '') return true;
  const match = rangePattern.exec(range);
  if (!match) return null;
  const [, operator = '=', ...minimumParts] = match;
  const parts = version.split('.').map(Number);
  const minimum = minimumParts.map((part) => Number(part ?? 0));
  const firstDifference = parts.findIndex((part, index) => part !== minimum[index]);
  if (firstDifference === -1) return true;
  const isNewer = parts[firstDifference]! > minimum[firstDifference]!;
  const fixedParts =
    { '^': 1, '~': 2, '=': minimumParts.filter((part) => part !== undefined).length, '>=': 0 }[operator] ?? 3;
  return isNewer && firstDifference >= fixedParts;
}

export type SharedPackage = z.infer<typeof federationManifest>['shared'][number];

const file = 'mf-manifest.json';

/** What a build shares; nothing where its tool wrote no `mf-manifest.json`. @throws Error if that cannot be read */
export async function readSharedPackages(folder: string, files: string[]): Promise<SharedPackage[]> {
  if (!files.includes(file)) return [];
  let value: unknown;
  try {
    value = JSON.parse(await readFile(path.join(folder, file), 'utf8'));
  } catch (cause) {
    throw new Error(`${file} is not JSON.`, { cause });
  }
  const { data, error } = federationManifest.safeParse(value);
  if (error) throw new Error(`${file}: ${z.prettifyError(error)}`);
  return data.shared;
}

/** Shared packages that the shell does not provide, or not in a version that the build allows. */
export async function findSharedPackageProblems(folder: string, files: string[]): Promise<string[]> {
  let shared: SharedPackage[];
  try {
    shared = await readSharedPackages(folder, files);
  } catch (failure) {
    return [(failure as Error).message];
  }
  return shared.flatMap(({ name, requiredVersion }) => {
    const provided = providedVersions[name];
    if (provided === undefined)
      return [
        `shared: the shell provides no ${name}; it provides ${Object.keys(providedVersions).join(', ')}.`,
      ];
    // A range in another form is left to the federation runtime, which refuses a version that does not match.
    if (!requiredVersion || allowsVersion(requiredVersion, provided) !== false) return [];
    return [
      `shared: the shell provides ${name} ${provided}, the build requires ${requiredVersion}; share "^${provided}".`,
    ];
  });
}
