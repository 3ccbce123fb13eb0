/** @jest-environment node */
import type { Match } from '../../composition/match';
import type { Snapshot } from '../registry/snapshot';
import { pageIntegrity } from './page-integrity';
import type { ShellBuild } from './shell-build';

const address = '/remotes/mfe-some/1.0.0/';
const shell = { laterFiles: { '/shell/later.js': 'sha384-later' } } as unknown as ShellBuild;

/** What a page is sent with, whose module has such files. */
function integrityWith(assets: object) {
  const manifest = {
    name: 'mfe-some',
    layouts: [],
    assets: { './page': { scripts: ['a.js'], styles: [], ...assets } },
  };
  const remote = {
    manifest,
    address,
    files: { 'a.js': 'sha384-a', 'lazy.js': 'sha384-lazy', 'b.js': 'sha384-b' },
  };
  const match = { remote, route: { module: './page' } } as unknown as Match;
  const snapshot = { remotes: [remote] } as unknown as Snapshot;
  return pageIntegrity(snapshot, match, snapshot.remotes, shell);
}

describe('What a page checks its files by', () => {
  it('are the files of the page, those that it may load by itself, and those of the shell', () => {
    const { files, modules, code } = integrityWith({ later: ['lazy.js'] });
    expect(files).toEqual({
      '/shell/later.js': 'sha384-later',
      [`${address}a.js`]: 'sha384-a',
      [`${address}lazy.js`]: 'sha384-lazy',
    });
    expect(modules).toEqual(['mfe-some/page']);
    expect(Object.keys(code)).toEqual([`${address}code.json`]);
    expect(code[`${address}code.json`]).toMatch(/^sha384-/);
  });

  it('is not whole where a build does not say what its module loads later', () => {
    expect(integrityWith({}).modules).toEqual([]);
  });
});
