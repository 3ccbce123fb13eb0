/** @jest-environment node */
import type { Match } from '../../page/match';
import type { Snapshot } from '../registry/snapshot';
import { pageIntegrity } from './page-integrity';
import type { ShellBuild } from './shell-build';

const address = '/remotes/mfe-some/1.0.0/';
const scripts = [{ src: `${address}started.js`, integrity: 'sha384-started' }];
const inline = { names: ['in-the-page.css'], css: '' };
const shell = {
  laterFiles: { '/shell/later.js': 'sha384-later' },
  facesList: { address: '/shell/faces.json', text: '{}' },
} as unknown as ShellBuild;

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
    files: {
      'a.js': 'sha384-a',
      'lazy.js': 'sha384-lazy',
      'b.js': 'sha384-b',
      'started.js': 'sha384-started',
      'in-the-page.css': 'sha384-in-the-page',
      'left-out.css': 'sha384-left-out',
    },
  };
  const match = { remote, route: { module: './page' } } as unknown as Match;
  const snapshot = { remotes: [remote] } as unknown as Snapshot;
  return pageIntegrity({ snapshot, match, remotes: snapshot.remotes, shell, styles: [inline], scripts });
}

describe('What a page checks its files by', () => {
  it('are its own files, those that it may load by itself, and the lists of all others', () => {
    const { files, modules, code } = integrityWith({ later: ['lazy.js'] });
    expect(files).toEqual({
      '/shell/later.js': 'sha384-later',
      [`${address}a.js`]: 'sha384-a',
      [`${address}lazy.js`]: 'sha384-lazy',
    });
    expect(modules).toEqual(['mfe-some/page']);
    expect(Object.keys(code)).toEqual(['/shell/faces.json', `${address}code.json`]);
    for (const value of Object.values(code)) expect(value).toMatch(/^sha256-/);
  });

  it('are not what starts it, nor a style sheet that stands in it, but one that could not', () => {
    const styles = ['in-the-page.css', 'left-out.css'];
    const { files } = integrityWith({ scripts: ['a.js', 'started.js'], styles });
    expect(files).not.toHaveProperty([`${address}started.js`]);
    expect(files).not.toHaveProperty([`${address}in-the-page.css`]);
    expect(files).toHaveProperty([`${address}left-out.css`], 'sha384-left-out');
  });

  it('is not whole where a build does not say what its module loads later', () => {
    expect(integrityWith({}).modules).toEqual([]);
  });
});
