/** @jest-environment node */
import type { Match } from '../../page/match';
import type { Snapshot } from '../registry/snapshot';
import { pageIntegrity } from './page-integrity';
import type { ShellBuild } from './shell-build';

const address = '/remotes/mfe-some/1.0.0/';
const scripts = [{ src: `${address}started.js`, integrity: 'sha384-started' }];
const inline = { names: ['inlined.css'], css: '' };
const shell = {
  laterFiles: { '/shell/later.js': 'sha384-later' },
  fontList: { address: '/shell/fonts.json', text: '{}' },
} as unknown as ShellBuild;

/** The hashes that a page is sent with, if its module has these files. */
function integrityWith(assets: object) {
  const manifest = {
    name: 'mfe-some',
    layouts: [],
    assets: { './page': { scripts: ['a.js'], styles: [], ...assets } },
  };
  const remote = {
    manifest,
    address,
    files: {
      'a.js': 'sha384-a',
      'lazy.js': 'sha384-lazy',
      'b.js': 'sha384-b',
      'started.js': 'sha384-started',
      'inlined.css': 'sha384-inlined',
      'left-out.css': 'sha384-left-out',
    },
  };
  const match = { remote, route: { module: './page' } } as unknown as Match;
  const snapshot = { remotes: [remote] } as unknown as Snapshot;
  return pageIntegrity({ snapshot, match, remotes: snapshot.remotes, shell, styles: [inline], scripts });
}

describe('The hashes of a page', () => {
  it('are those of its files, of files that it may load, and of the lists of all others', () => {
    const { files, modules, code } = integrityWith({ later: ['lazy.js'] });
    expect(files).toEqual({
      '/shell/later.js': 'sha384-later',
      [`${address}a.js`]: 'sha384-a',
      [`${address}lazy.js`]: 'sha384-lazy',
    });
    expect(modules).toEqual(['mfe-some/page']);
    expect(Object.keys(code)).toEqual(['/shell/fonts.json', `${address}code.json`]);
    for (const hash of Object.values(code)) expect(hash).toMatch(/^sha256-/);
  });

  it('do not include scripts that start it and inlined style sheets, but one that was left out', () => {
    const styles = ['inlined.css', 'left-out.css'];
    const { files } = integrityWith({ scripts: ['a.js', 'started.js'], styles });
    expect(files).not.toHaveProperty([`${address}started.js`]);
    expect(files).not.toHaveProperty([`${address}inlined.css`]);
    expect(files).toHaveProperty([`${address}left-out.css`], 'sha384-left-out');
  });

  it('do not cover a module if its manifest does not say what it loads later', () => {
    expect(integrityWith({}).modules).toEqual([]);
  });
});
