import { spawnSync } from 'node:child_process';
import { accessSync, constants, readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Debian installs servers where the PATH of an ordinary user does not look. */
const serverFolders = ['/usr/sbin', '/usr/local/sbin'];

const onPath = (name: string): string | null =>
  [...(process.env['PATH'] ?? '').split(path.delimiter), ...serverFolders]
    .map((folder) => path.join(folder, name))
    .find(isExecutable) ?? null;

/** Debian keeps PostgreSQL's server programs off the PATH, one folder a version. */
function debianPostgres(): string | null {
  try {
    const versions = readdirSync('/usr/lib/postgresql').sort((one, other) => Number(other) - Number(one));
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
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return;
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

/** A Chromium on this machine, installed where possible; null where there is none. */
export const findChromium = (): string | null =>
  process.env['CHROME_PATH'] ||
  findOrInstall(() => browserNames.map(onPath).find((found) => found !== null) ?? null, 'chromium');

/** Chromium's headless shell: pages behave the same in it, and tests take a sixth less time. */
export const findHeadlessChromium = (): string | null =>
  process.env['CHROME_PATH'] ||
  findOrInstall(() => onPath('chromium-headless-shell'), 'chromium-headless-shell') ||
  findChromium();

/** The folder that holds PostgreSQL's `initdb` and `postgres`. */
export const findPostgres = (): string | null =>
  findOrInstall(() => {
    const initdb = onPath('initdb');
    // `initdb` may be a link; the other programs are beside its target.
    return initdb ? path.dirname(realpathSync(initdb)) : debianPostgres();
  }, 'postgresql');

/** The nginx program, built with TLS and HTTP/2. */
export const findNginx = (): string | null => findOrInstall(() => onPath('nginx'), 'nginx-light');
