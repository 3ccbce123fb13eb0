/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { inRoot } from '@lens/tools/product/folders';
import { asBillOf, readBom, type Bom } from '@lens/tools/sbom/bill-of-materials';
import { provenanceOf, sha256 } from '@lens/tools/sbom/provenance';

interface LockFile {
  packages: Record<string, { version?: string; resolved?: string; integrity?: string; link?: boolean }>;
}

const lockFiles = [
  'package-lock.json',
  ...['api/test', 'bench', 'checks', 'e2e'].map((at) => `${at}/package-lock.json`),
];
const readLock = (file: string) => JSON.parse(readFileSync(inRoot(file), 'utf8')) as LockFile;
const builtAt = '2026-11-29T00:00:00.000Z';

describe('The bill of materials of an image', () => {
  let bom: Bom;
  beforeAll(() => {
    bom = readBom('api', builtAt);
  });

  test('is CycloneDX, and has each package that the lock file installs, with its hash [SECURE-5]', async () => {
    const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot5);
    expect(await validator.validate(JSON.stringify(bom))).toBeNull();
    const named = new Map(bom.components.map((one) => [one.purl, one]));
    const { version, integrity } = readLock('package-lock.json').packages['node_modules/typeorm']!;
    const hash = Buffer.from(integrity!.replace('sha512-', ''), 'base64').toString('hex');
    expect(named.get(`pkg:npm/typeorm@${version}`)).toMatchObject({
      hashes: [{ alg: 'SHA-512', content: hash }],
    });
    expect([...named.keys()].some((purl) => purl?.startsWith('pkg:npm/jest@'))).toBe(false);
    expect(bom.metadata.component).toMatchObject({ type: 'container', name: 'lens/api' });
  });

  test('that lacks what the format requires is no bill of materials', async () => {
    const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot5);
    const [first, ...others] = bom.components;
    const nameless = { ...bom, components: [{ ...first, name: undefined }, ...others] };
    expect(await validator.validate(JSON.stringify(nameless))).not.toBeNull();
  });

  test('is the same whenever and in whatever order npm lists the packages, and another one for other packages', () => {
    const again = asBillOf(
      'api',
      { ...bom, serialNumber: 'other', components: bom.components.toReversed() },
      builtAt,
    );
    expect(again).toEqual(bom);
    expect(asBillOf('api', { ...bom, components: bom.components.slice(1) }, builtAt).serialNumber).not.toBe(
      bom.serialNumber,
    );
  });

  test('comes with a statement of the sources that it was made from', () => {
    const files = { 'package-lock.json': Buffer.from('lock') };
    const statement = provenanceOf(
      { 'api.cdx.json': 'bom' },
      { repository: 'urn:lens', commit: 'c0', files },
    );
    expect(statement.subject).toEqual([{ name: 'api.cdx.json', digest: { sha256: sha256('bom') } }]);
    expect(statement.predicate).toMatchObject({
      buildDefinition: {
        resolvedDependencies: [
          { uri: 'git+urn:lens', digest: { gitCommit: 'c0' } },
          { uri: 'package-lock.json', digest: { sha256: sha256('lock') } },
        ],
      },
    });
  });
});

describe('Packages of others', () => {
  test.each(lockFiles)('have a hash in %s, and are fetched from one registry [SECURE-6]', (file) => {
    const entries = Object.entries(readLock(file).packages).filter(
      ([at, entry]) => at.includes('node_modules/') && !entry.link,
    );
    expect(entries.length).toBeGreaterThan(10);
    const withoutHash = entries
      .filter(([, { integrity }]) => !/^sha512-/.test(integrity ?? ''))
      .map(([at]) => at);
    expect(withoutHash).toEqual([]);
    const hosts = new Set(
      entries.flatMap(([, { resolved }]) => (resolved === undefined ? [] : [new URL(resolved).host])),
    );
    expect(hosts.size).toBeLessThanOrEqual(1);
  });
});
