import { providedVersions } from '@lens/contracts/shared-packages';
import { allows } from '../registry/checks/shared';
import { sharedPackages } from './shared';

describe('What is shared', () => {
  it('is what the check of a release knows, in the same versions', () => {
    const versions = Object.entries(sharedPackages({})).map(([name, { version }]) => [name, version]);
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
  ])('takes the range %s: %s', (range, expected) => {
    expect(allows(range, '19.3.1')).toBe(expected);
  });
});
