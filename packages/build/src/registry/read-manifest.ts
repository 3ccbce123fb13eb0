import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describeIssues } from '@lens/contracts/zod-issues';
import { remoteManifest, type RemoteManifest } from '@lens/contracts/remote';

const manifestFile = 'remote.json';

/** Reads the manifest of a build or of a version. @throws Error naming the file and every invalid field */
export async function readManifest(folder: string): Promise<RemoteManifest> {
  const file = path.join(folder, manifestFile);
  const text = await readFile(file, 'utf8').catch((failure: NodeJS.ErrnoException) => {
    if (failure.code === 'ENOENT' || failure.code === 'ENOTDIR')
      throw new Error(`There is no ${manifestFile} in ${folder}: name the folder with the finished build.`);
    throw failure;
  });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new Error(`${file} is not JSON: ${cause instanceof Error ? cause.message : ''}`, { cause });
  }
  const parsed = remoteManifest.safeParse(value);
  if (parsed.success) return parsed.data;
  const issues = describeIssues(parsed.error, 'The manifest').map((issue) => `  - ${issue}`);
  throw new Error(`${file} is not a manifest:\n${issues.join('\n')}`);
}
