import { providedVersions } from '@lens/contracts/shared-packages';
import { allowsVersion } from '../registry/checks/shared';
import { sharedPackages } from './shared';

describe('Shared packages', () => {
  it('are those that the check of a build knows, in the same versions', () => {
    const versions = Object.entries(sharedPackages()).map(([name, { version }]) => [name, version]);
    expect(Object.fromEntries(versions)).toEqual(providedVersions);
  });

  it.each([
    ['^19.3.1', true],
    ['^19.0.0', true],
    ['19', true],
    ['~19.3.0', true],
    ['>=18.0.0', true],
    ['*', true],
    ['^19.4.0', false],
    ['^18.2.0', false],
    ['^20.0.0', false],
    ['19.3.0', false],
    ['~19.2.0', false],
    ['^18 || ^19', true],
    ['^17 || ^18.2.0', false],
    ['>=18 <20', null],
    ['^18 || >=18 <20', null],
  ])('are allowed by the range %s: %s', (range, expected) => {
    expect(allowsVersion(range, '19.3.1')).toBe(expected);
  });
});
