import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { remoteManifest, type RemoteManifest } from '@lens/contracts/remote';
import { integrityOfFolder } from '../files/integrity.ts';
import { globalNameOf } from '../remote/declaration.ts';
import { languagesOf, routesInLanguages } from '../remote/locales.ts';
import { readRemoteDeclaration } from './remote-setup.ts';

interface FederationManifest {
  metaData: { remoteEntry: { type: string } };
  exposes: { path: string; assets: { js: { sync: string[] }; css: { sync: string[] } } }[];
}

const readJson = async <Content>(...names: string[]): Promise<Content> =>
  JSON.parse(await readFile(path.join(...names), 'utf8')) as Content;

/** Adds texts, pictures and the manifest to what the build tool has written. @returns the manifest */
export async function finishBuild(folder: string, output: string): Promise<RemoteManifest> {
  const declaration = readRemoteDeclaration(folder);
  const { metaData, exposes } = await readJson<FederationManifest>(output, 'mf-manifest.json');
  const { name: owner, version } = await readJson<{ name: string; version: string }>(folder, 'package.json');
  await Promise.all(
    ['mf-stats.json', 'remote.json'].map((file) => rm(path.join(output, file), { force: true })),
  );
  for (const part of ['locales', 'assets'])
    if (existsSync(path.join(folder, part)))
      await cp(path.join(folder, part), path.join(output, part), { recursive: true });
  const entryType = metaData.remoteEntry.type === 'module' ? 'module' : 'global';
  const manifest: Omit<RemoteManifest, 'version'> = {
    ...declaration,
    owner,
    languages: languagesOf(folder, declaration.namespaces),
    routes: routesInLanguages(folder, declaration),
    globalName: globalNameOf(declaration.name),
    entryType,
    assets: Object.fromEntries(
      exposes.map(({ path: module, assets: { js, css } }) => [
        module,
        // ES modules fetch what they import.
        { scripts: entryType === 'module' ? [] : ['remoteEntry.js', ...js.sync], styles: css.sync },
      ]),
    ),
  };
  const content = JSON.stringify([await integrityOfFolder(output), manifest]);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  const complete = remoteManifest.parse({ ...manifest, version: `${version}-${hash}` });
  await writeFile(path.join(output, 'remote.json'), JSON.stringify(complete, null, 2));
  return complete;
}
