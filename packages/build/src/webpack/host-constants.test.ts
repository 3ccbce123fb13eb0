import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runtimeVersion } from './host-constants';

const root = path.resolve(import.meta.dirname, '../../../..');

describe('The federation runtime that the host provides', () => {
  it('has the version that is installed', () => {
    const file = path.join(root, 'node_modules/@module-federation/runtime-core/package.json');
    const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
    expect(runtimeVersion(path.join(root, 'shell'))).toBe(version);
  });

  it.each([
    [{ '@module-federation/runtime-core': '^2.9.2' }, 'it is ^2.9.2.'],
    [{}, 'it is absent.'],
  ])('fails the build if its version is not pinned: %j', (dependencies, reason) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'lens-host-'));
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ dependencies }));
    expect(() => runtimeVersion(folder)).toThrow(reason);
    rmSync(folder, { recursive: true });
  });
});
