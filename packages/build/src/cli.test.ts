import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { Builds } from './testing/builds';

const packageFolder = path.resolve(__dirname, '..');
let builds: Builds;

/** Runs a program of the package as npm does. */
function run(program: 'cli' | 'operate', ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx/esm', path.join(packageFolder, 'src', `${program}.ts`), ...args],
    {
      cwd: packageFolder,
      encoding: 'utf8',
      env: {
        PATH: process.env['PATH'],
        REMOTES_DIR: builds.remotes,
        DATA_DIR: path.join(builds.folder, 'data'),
        SHELL_DIST: path.join(builds.folder, 'no-shell'),
        KEYS_DIR: builds.store.keysFolder,
        INIT_CWD: builds.folder,
        npm_package_name: '@lens/build',
      },
    },
  );
  return { status, stdout, stderr };
}

beforeEach(() => {
  builds = new Builds();
});
afterEach(() => builds.remove());

describe('The command line of a remote', () => {
  it.each(['cli', 'operate'] as const)(
    '%s has a help, and reports errors without a stack trace',
    (program) => {
      const help = run(program, '--help');
      expect([help.status, help.stderr]).toEqual([0, '']);
      for (const command of ['publish', 'activate', 'rollback', 'withdraw', 'list', 'keys rotate', 'adopt'])
        expect(help.stdout).toContain(command);
      for (const args of [['constructor'], ['rollback', '--nonsense']]) {
        const { status, stderr } = run(program, ...args);
        expect(status).toBe(1);
        expect(stderr).not.toMatch(/^ {4}at |node:/m);
      }
    },
  );

  it('prints the next command to type, and withdraws a version', () => {
    const build = path.basename(builds.write('mfe-some', '1.0.0'));
    const { stdout } = run('cli', 'publish', '--build', build);
    expect(stdout).toContain('mfe-some 1.0.0 is published.');
    expect(stdout).toContain('npm run remote -w @lens/build -- activate 1.0.0 --remote mfe-some');
    expect(
      run('cli', 'activate', '1.0.0', '--remote', 'mfe-some', '--without', 'server,browser').stdout,
    ).toContain('mfe-some 1.0.0 is active.');
    expect(run('cli', 'list', '--remote', 'mfe-some').stdout).toMatch(/^\* 1\.0\.0 /m);
    expect(run('operate', 'rollback', 'mfe-some').stderr).toContain('no earlier version');
    expect(run('operate', 'withdraw', 'mfe-some').stdout).toContain('mfe-some has left the site');
    expect(run('cli', 'withdraw', '--remote', 'mfe-some').stderr).toContain('mfe-some is not active');
  });

  it('asks the gate before an activation, unless there is a reason not to, which the history keeps [GATE-9, GATE-16]', () => {
    run('cli', 'publish', '--build', builds.write('mfe-some', '1.0.0'));
    const activate = (...args: string[]) => run('cli', 'activate', '1.0.0', '--remote', 'mfe-some', ...args);
    const refused = activate('--without', 'browser');
    expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining('not run: server: ')]);
    expect(run('cli', 'list', '--remote', 'mfe-some').stdout).toMatch(/^ {2}1\.0\.0 /m);
    const { stdout } = run('cli', 'check', '1.0.0', '--remote', 'mfe-some', '--without', 'server,browser');
    expect(stdout).toContain('mfe-some 1.0.0 breaks nothing that was looked at: static.');
    expect(activate('--unchecked', 'patients wait').stdout).toContain('Nothing was checked: patients wait');
    expect(run('cli', 'history', '--remote', 'mfe-some').stdout).toContain('patients wait');
    expect(run('operate', 'activate', 'mfe-some', '1.0.0', '--unchecked', '').stderr).toContain(
      'wants a reason',
    );
    expect(run('operate', 'activate', 'mfe-some', '1.0.0').stdout).toContain('Only its files were checked.');
  });

  it('makes a key for a team, admits it and lists it [SIGNED-9]', () => {
    run('cli', 'publish', '--build', builds.write('mfe-some', '1.0.0'));
    const created = run('cli', 'keys', 'create', 'mfe-team');
    const [, publicKey = ''] = /keys allow mfe-team ([0-9a-f]{64})$/m.exec(created.stdout) ?? [];
    const allowed = run('operate', 'keys', 'allow', 'mfe-team', publicKey);
    expect([allowed.status, allowed.stdout]).toEqual([0, '1 of 1 keys sign mfe-team.\n']);
    expect(run('operate', 'keys', 'list').stdout).toMatch(
      /^remote-mfe-team {2}1 of [0-9a-f]{8}\* {2}has signed nothing$/m,
    );
    expect(run('cli', 'renew').stdout).toBe('What is live is signed for 7 more days.\n');
    expect(run('cli', 'keys', 'nonsense').stderr).toMatch(/^There is no command "keys nonsense"/);
  });

  it('publishes in a repository in which nothing has been built', () => {
    const root = path.join(builds.folder, 'fresh');
    const repository = path.resolve(packageFolder, '..', '..');
    for (const name of ['build', 'contracts'])
      for (const part of ['package.json', 'src'])
        cpSync(path.join(repository, 'packages', name, part), path.join(root, 'packages', name, part), {
          recursive: true,
        });
    const modules = path.join(root, 'node_modules');
    mkdirSync(path.join(modules, '@lens'), { recursive: true });
    for (const name of readdirSync(path.join(repository, 'node_modules')))
      if (name !== '@lens')
        symlinkSync(path.join(repository, 'node_modules', name), path.join(modules, name));
    symlinkSync(path.join(root, 'packages', 'contracts'), path.join(modules, '@lens', 'contracts'));

    const cwd = path.join(root, 'packages', 'build');
    const { scripts } = JSON.parse(readFileSync(path.join(cwd, 'package.json'), 'utf8')) as {
      scripts: { remote: string };
    };
    const { stdout, stderr } = spawnSync(
      `${scripts.remote} publish --build ${builds.write('mfe-some', '1.0.0')}`,
      {
        cwd,
        encoding: 'utf8',
        shell: true,
        env: {
          PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env['PATH']}`,
          REMOTES_DIR: builds.remotes,
          DATA_DIR: path.join(builds.folder, 'data'),
          SHELL_DIST: path.join(builds.folder, 'no-shell'),
          KEYS_DIR: builds.store.keysFolder,
          INIT_CWD: builds.folder,
          npm_package_name: '@lens/build',
        },
      },
    );
    expect(stderr).toBe('');
    expect(stdout).toContain('mfe-some 1.0.0 is published.');
  });

  it('publishes what it can, and fails only if no remote is active afterwards', () => {
    const broken = builds.write('mfe-some', '1.0.0', { files: { 'remoteEntry.js': null } });
    const alone = run('operate', 'publish', broken);
    expect(alone.status).toBe(1);
    expect(alone.stderr).toMatch(/mfe-some 1\.0\.0 cannot be published[^]*No remote is active/);
    const both = run('operate', 'publish', broken, builds.write('mfe-other', '1.0.0'));
    expect([both.status, both.stdout]).toEqual([0, 'mfe-other 1.0.0 is published and active\n']);
    expect(both.stderr).toContain('mfe-some 1.0.0 cannot be published');
  });

  it('takes over a name of another owner only with --replace', () => {
    run('cli', 'publish', '--build', builds.write('mfe-some', '1.0.0'));
    const other = builds.write('mfe-some', '2.0.0', { manifest: { owner: '@teams/other' } });
    expect(run('cli', 'publish', '--build', other).stderr).toContain('belongs to @teams/mfe-some');
    expect(run('cli', 'publish', '--build', other, '--replace').status).toBe(0);
  });
});
