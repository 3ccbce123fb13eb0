import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot, root } from './product/folders.ts';
import { readBom } from './sbom/bill-of-materials.ts';
import { imageNames } from './sbom/images.ts';
import { provenanceOf } from './sbom/provenance.ts';

/** Writes what each image holds, and what that was made of, into `.sbom/`. */
const folder = inRoot('.sbom');
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const builtAt = new Date(git('log', '-1', '--format=%cI')).toISOString();
const read = (...names: string[]): [string, Buffer] => [names.join('/'), readFileSync(inRoot(...names))];

mkdirSync(folder, { recursive: true });
for (const image of imageNames) {
  const bom = readBom(image, builtAt);
  const name = `${image}.cdx.json`;
  const text = `${JSON.stringify(bom, null, 2)}\n`;
  const statement = provenanceOf(
    { [name]: text },
    {
      repository: process.env['SOURCE_REPOSITORY'] || 'urn:lens',
      commit: git('rev-parse', 'HEAD'),
      files: Object.fromEntries([read('package-lock.json'), read('infra', 'docker', `${image}.Dockerfile`)]),
    },
  );
  writeFileSync(inRoot('.sbom', name), text);
  writeFileSync(inRoot('.sbom', `${image}.intoto.json`), `${JSON.stringify(statement, null, 2)}\n`);
  console.log(`.sbom/${name}: ${bom.components.length} packages`);
}
