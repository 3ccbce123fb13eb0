import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gateVerdict } from '@lens/contracts/modules';
import { activate } from '../registry/activate';
import { publish, publishAll } from '../registry/publish';
import { Builds } from '../testing/builds';
import { check, checkAndDescribe, requirePassed, type GateOptions } from './gate';
import { readUnchecked } from '../registry/gate/unchecked';
import { gateOptions } from './options';

let builds: Builds;
let options: GateOptions;
beforeEach(async () => {
  builds = new Builds();
  options = {
    verdictsFolder: path.join(builds.folder, 'verdicts'),
    shellFolder: path.join(builds.folder, 'no-shell'),
    without: ['server', 'browser'],
  };
  await publishAll([builds.write('mfe-other', '1.0.0')], builds.store);
  await publish(builds.write('mfe-some', '1.0.0'), builds.store);
});
afterEach(() => builds.remove());

const ask = (over: Partial<GateOptions> = {}) =>
  requirePassed(builds.store, 'mfe-some', '1.0.0', { ...options, ...over });
const verdictFile = () => path.join(options.verdictsFolder, 'mfe-some', '1.0.0.json');
const isKept = (lines: string[]) => lines.some((line) => line.endsWith('and nothing has changed since.'));

describe('A verdict', () => {
  it('is kept, and asked for instead of a second check [GATE-9]', async () => {
    expect(isKept(await ask())).toBe(false);
    expect(isKept(await ask())).toBe(true);
  });

  it('is void once something else is live [GATE-9]', async () => {
    await ask();
    await publishAll([builds.write('mfe-other', '1.1.0')], builds.store);
    expect(isKept(await ask())).toBe(false);
    await activate(builds.store, 'mfe-some', '1.0.0');
    expect(isKept(await ask())).toBe(false);
    expect(isKept(await ask())).toBe(true);
  });

  it('is void once the shell is another one [GATE-9]', async () => {
    const { mkdirSync } = await import('node:fs');
    const shellFolder = path.join(builds.folder, 'shell');
    mkdirSync(path.join(shellFolder, 'server'), { recursive: true });
    const build = (code: string) => {
      for (const file of ['shell.json', 'server/main.cjs', 'server/render-worker.cjs'])
        writeFileSync(path.join(shellFolder, file), code);
    };
    build('one');
    await ask({ shellFolder });
    expect(isKept(await ask({ shellFolder }))).toBe(true);
    build('other');
    expect(isKept(await ask({ shellFolder }))).toBe(false);
  });

  it('says to the back office what stands against a version [GATE-9]', async () => {
    await ask();
    const { passed, problems } = gateVerdict.parse(JSON.parse(readFileSync(verdictFile(), 'utf8')));
    expect([passed, problems]).toEqual([
      false,
      ['not run: server: it was left out by --without', 'not run: browser: it was left out by --without'],
    ]);
  });

  it('that cannot be read is made anew', async () => {
    await ask();
    writeFileSync(verdictFile(), '{}');
    expect(isKept(await ask())).toBe(false);
    expect(readFileSync(verdictFile(), 'utf8')).toContain('"outcome": "passed"');
  });

  it('never takes a stage that did not run for one that was passed [GATE-9]', async () => {
    await ask();
    const refused = ask({ without: [] });
    await expect(refused).rejects.toThrow(/not run: server: there is no built shell/);
    await expect(ask({ without: ['browser'] })).rejects.toThrow(/--without server,browser activates it/);
    const { stages } = await check(builds.store, 'mfe-some', '1.0.0', { ...options, without: [] });
    expect(stages).toMatchObject({
      static: { outcome: 'passed' },
      server: { outcome: 'not run' },
      browser: { outcome: 'not run' },
    });
  });

  it('of a version that breaks something refuses it, and is kept too [GATE-9]', async () => {
    const layout = {
      id: 'gone',
      path: '/mfe-some',
      module: './pages/some',
      surface: 'public',
      layout: 'gone',
    };
    await publish(builds.write('mfe-some', '2.0.0', { manifest: { routes: [layout] } }), builds.store);
    const refused = () => requirePassed(builds.store, 'mfe-some', '2.0.0', options);
    await expect(refused()).rejects.toThrow(
      /mfe-some 2\.0\.0 is refused:\n {2}- removed: mfe-some \/mfe-some: .*\n.*read docs[^]*--unchecked/,
    );
    const first = readFileSync(verdictFile().replace('1.0.0', '2.0.0'), 'utf8');
    await expect(refused()).rejects.toThrow(/is refused/);
    expect(readFileSync(verdictFile().replace('1.0.0', '2.0.0'), 'utf8')).toBe(first);
    await expect(checkAndDescribe(builds.store, 'mfe-some', '2.0.0', options)).rejects.toThrow(/is refused/);
  });

  it('is given for no version that is not published, or that was changed', async () => {
    await expect(check(builds.store, 'mfe-some', '9.9.9', options)).rejects.toThrow();
    writeFileSync(path.join(builds.remotes, 'mfe-some', '1.0.0', 'remoteEntry.js'), '// changed');
    await expect(ask()).rejects.toThrow(/remoteEntry\.js .*is not what was published/);
    expect(existsSync(verdictFile())).toBe(false);
  });
});

describe('The options of a check', () => {
  it('want a reason to leave it out', () => {
    expect(readUnchecked({})).toBeUndefined();
    expect(readUnchecked({ unchecked: 'patients wait' })).toBe('patients wait');
    expect(() => readUnchecked({ unchecked: ' ' })).toThrow(/wants a reason/);
  });

  it('name stages that may be left out, of which static is none', () => {
    expect(gateOptions('/repository', { without: 'browser' }).without).toEqual(['browser']);
    expect(() => gateOptions('/repository', { without: 'static' })).toThrow(
      /server and browser, not "static"/,
    );
  });
});
