import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot } from '../product/folders';
import { imageNames } from './images';

const digest = `sha256:${'ab'.repeat(32)}`;
let folder: string;

/** A program that notes how it was called, and then does what a line of shell says. */
function putProgram(name: string, then = ''): void {
  const file = path.join(folder, 'bin', name);
  writeFileSync(file, `#!/bin/sh\necho "${name} $*" >> "${folder}/calls"\n${then}\n`);
  chmodSync(file, 0o755);
}

function release(status: string, variables: Record<string, string> = {}) {
  putProgram('git', `case "$1" in status) printf '${status}';; *) echo 1790000000;; esac`);
  putProgram('npm');
  putProgram(
    'docker',
    `while [ "$1" != --metadata-file ]; do shift; done; echo '{"containerimage.digest":"${digest}"}' > "$2"`,
  );
  putProgram('cosign');
  const run = spawnSync('/bin/sh', [inRoot('infra', 'release-images.sh'), 'registry.example/lens'], {
    cwd: folder,
    env: { PATH: `${folder}/bin:${path.dirname(process.execPath)}:/usr/bin:/bin`, ...variables },
    encoding: 'utf8',
  });
  const calls = readFileSync(path.join(folder, 'calls'), 'utf8').trim().split('\n');
  return { ...run, of: (name: string) => calls.filter((call) => call.startsWith(`${name} `)) };
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lens-images-'));
  for (const name of ['bin', '.sbom']) mkdirSync(path.join(folder, name));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('The release of the images', () => {
  test('builds each with provenance and bill of materials, and signs what was pushed by its digest [SECURE-5]', () => {
    const { stdout, stderr, status, of } = release('');
    expect([status, stderr]).toEqual([0, '']);
    expect(of('npm')).toEqual(['npm run -s sbom']);
    expect(of('docker')).toHaveLength(imageNames.length);
    for (const image of imageNames) {
      const name = `registry.example/lens/${image}@${digest}`;
      const build = of('docker').find((call) => call.includes(`infra/docker/${image}.Dockerfile`));
      expect(build).toContain('--provenance=mode=max --sbom=true');
      expect(of('cosign')).toContain(`cosign sign --yes ${name}`);
      expect(of('cosign')).toContain(
        `cosign attest --yes --type=cyclonedx --predicate=.sbom/${image}.cdx.json ${name}`,
      );
      expect(stdout).toContain(`lens/${image}=${name}`);
    }
  });

  test('signs with a key where there is one', () => {
    const { of } = release('', { COSIGN_KEY: 'cosign.key' });
    expect(of('cosign').every((call) => call.includes('--yes --key=cosign.key '))).toBe(true);
  });

  test('is refused while there are changes that no commit has', () => {
    const { status, stderr, of } = release(' M file');
    expect([status, of('docker')]).toEqual([1, []]);
    expect(stderr).toContain('Commit');
  });
});
