import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';

const build = resolve(import.meta.dirname, '../../../packages/build');

/** Publishes signed versions of a remote into the folders of an API, and activates the first. */
export function publishVersions(dataFolder: string, name: string, versions: string[]): void {
  const script = join(build, 'src/testing/publish-versions.ts');
  const folders = [join(dataFolder, 'remotes'), join(dataFolder, 'keys')];
  execFileSync(process.execPath, ['--import', 'tsx/esm', script, ...folders, name, ...versions], {
    cwd: build,
  });
}
