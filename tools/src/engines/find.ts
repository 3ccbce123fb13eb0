import { spawnSync } from 'node:child_process';
import { readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { findOnPath, isExecutable } from '@lens/build/files/find-on-path';

/** Debian installs PostgreSQL's server programs outside of the PATH, in a folder for each version. */
function findDebianPostgres(): string | null {
  try {
    const versions = readdirSync('/usr/lib/postgresql').sort((a, b) => Number(b) - Number(a));
    return (
      versions
        .map((version) => `/usr/lib/postgresql/${version}/bin`)
        .find((folder) => isExecutable(`${folder}/initdb`)) ?? null
    );
  } catch {
    return null;
  }
}

/** Installs a Debian package; does nothing without root or without apt. */
function installDebian(name: string): void {
  if (process.getuid?.() !== 0 || !findOnPath('apt-get')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update'], { env, stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], { env, stdio: 'ignore' });
}

const findOrInstall = (find: () => string | null, debianPackage: string): string | null => {
  const found = find();
  if (found) return found;
  installDebian(debianPackage);
  return find();
};

const browserNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** Finds Chromium, or installs it if possible; otherwise null. */
export const findChromium = (): string | null =>
  process.env['CHROME_PATH'] ||
  findOrInstall(() => browserNames.map(findOnPath).find((found) => found !== null) ?? null, 'chromium');

/** Chromium's headless shell, in which pages behave the same and tests take a sixth less time. */
export const findHeadlessChromium = (): string | null =>
  process.env['CHROME_PATH'] ||
  findOrInstall(() => findOnPath('chromium-headless-shell'), 'chromium-headless-shell') ||
  findChromium();

/** The folder with PostgreSQL's `initdb` and `postgres`. */
export const findPostgres = (): string | null =>
  findOrInstall(() => {
    const initdb = findOnPath('initdb');
    // `initdb` may be a link; the other programs are beside its target.
    return initdb ? path.dirname(realpathSync(initdb)) : findDebianPostgres();
  }, 'postgresql');

/** The nginx program, with TLS and HTTP/2. */
export const findNginx = (): string | null => findOrInstall(() => findOnPath('nginx'), 'nginx-light');

/** The tool of Prometheus that evaluates rules. */
export const findPromtool = (): string | null => findOrInstall(() => findOnPath('promtool'), 'prometheus');

/** The load generator wrk, which costs little beside what it measures. */
export const findWrk = (): string | null => findOrInstall(() => findOnPath('wrk'), 'wrk');

/** The load generator h2load, which sends requests at a steady rate. */
export const findH2load = (): string | null => findOrInstall(() => findOnPath('h2load'), 'nghttp2-client');

/** The tool that tries SQL injections. */
export const findSqlmap = (): string | null => findOrInstall(() => findOnPath('sqlmap'), 'sqlmap');

/** The tool that crawls pages and attacks what they take. */
export const findWapiti = (): string | null => findOrInstall(() => findOnPath('wapiti'), 'wapiti');

/** The command that renders a kustomization, before its folder. Debian's kubectl is too old, so it is not installed. */
export function findKustomize(): [program: string, ...args: string[]] | null {
  const kustomize = findOnPath('kustomize');
  if (kustomize) return [kustomize, 'build'];
  const kubectl = findOnPath('kubectl');
  return kubectl ? [kubectl, 'kustomize'] : null;
}

/** The program that checks units of systemd, also where systemd does not run. */
export const findSystemdAnalyze = (): string | null => findOnPath('systemd-analyze');

/** Whether processes may be started as other users. */
export const isRoot = (): true | null => (process.getuid?.() === 0 ? true : null);

/** Whether processes may get file systems and networks of their own, as containers have. */
export function hasNamespaces(): true | null {
  if (!isRoot() || !findOnPath('ip') || !findOnPath('setpriv')) return null;
  return spawnSync('unshare', ['--net', '--mount', 'true']).status === 0 ? true : null;
}
