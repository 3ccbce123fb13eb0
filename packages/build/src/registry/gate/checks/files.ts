import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { findFileProblems } from '../../checks/files.ts';
import type { Composition } from '../composition.ts';
import type { Finding } from '../finding.ts';

const names = z.array(z.string()).default([]);
const filesOfKind = z.looseObject({ sync: names, async: names }).optional();
/** The part of `mf-manifest.json` that names chunks. */
const exposing = z.looseObject({
  exposes: z
    .array(
      z.looseObject({
        name: z.string(),
        assets: z.looseObject({ js: filesOfKind, css: filesOfKind }).optional(),
      }),
    )
    .default([]),
});

/** Chunks and style sheets that the federation plugin names for each module. */
async function readChunks(folder: string): Promise<{ module: string; file: string }[]> {
  const text = await readFile(path.join(folder, 'mf-manifest.json'), 'utf8').catch(() => '{}');
  const parsed = exposing.safeParse(JSON.parse(text));
  return (parsed.data?.exposes ?? []).flatMap(({ name, assets }) =>
    [assets?.js, assets?.css].flatMap((kind) =>
      [...(kind?.sync ?? []), ...(kind?.async ?? [])].map((file) => ({ module: name, file })),
    ),
  );
}

const isElsewhere = (address: string): boolean => /^(?:[a-z]+:|\/|#)/.test(address);

/** What a style sheet refers to, relative to the version folder. */
async function readReferences(folder: string, sheet: string): Promise<string[]> {
  const code = await readFile(path.join(folder, sheet));
  const { transform } = await import('lightningcss');
  const { dependencies } = transform({
    filename: sheet,
    code,
    analyzeDependencies: true,
    errorRecovery: true,
  });
  return (dependencies || [])
    .flatMap((dependency) => ('url' in dependency ? [dependency.url] : []))
    .filter((url) => url !== '' && !isElsewhere(url))
    .map((url) => path.posix.join(path.posix.dirname(sheet), url.split(/[?#]/, 1)[0]!));
}

/** Files that something names and the list of hashes lacks: browsers would refuse them. */
export async function findMissingFiles({ candidate }: Composition): Promise<Finding[]> {
  const { name, folder, manifest, files } = candidate;
  const refuse = (problem: string, change: string): Finding => ({
    check: 'files',
    severity: 'refusal',
    victim: { remote: name },
    problem,
    change,
  });
  const named = findFileProblems(Object.keys(files), manifest).map((problem) =>
    refuse(problem, `"${problem.split(':')[0]}" in remote.json, or add the file to the build`),
  );
  const chunks = (await readChunks(folder))
    .filter(({ file }) => !(file in files))
    .map(({ module, file }) =>
      refuse(
        `module ${module} needs ${file}, which is not in the version.`,
        `the build, so that it contains ${file}`,
      ),
    );
  const sheets = Object.keys(files).filter((file) => file.endsWith('.css'));
  const references = await Promise.all(
    sheets.map(async (sheet) =>
      (await readReferences(folder, sheet))
        .filter((file) => !(file in files))
        .map((file) => refuse(`${sheet} shows ${file}, which is not in the version.`, `url() in ${sheet}`)),
    ),
  );
  return [...named, ...chunks, ...references.flat()];
}
