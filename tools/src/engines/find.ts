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

/** Debian keeps servers apart, where the PATH of an ordinary user does not lead. */
const servers = ['/usr/sbin', '/usr/local/sbin'];

const onPath = (name: string): string | null =>
  [...(process.env['PATH'] ?? '').split(path.delimiter), ...servers]
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

/** Installs one of Debian's packages, where this machine lets us. */
function installDebian(name: string): void {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update'], { env, stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], { env, stdio: 'ignore' });
}

const orInstall = (find: () => string | null, debianPackage: string): string | null => {
  const found = find();
  if (found) return found;
  installDebian(debianPackage);
  return find();
};

const browserNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** A Chromium on this machine, installed when it can be; null when there is none to be had. */
export const findChromium = (): string | null =>
  process.env['CHROME_PATH'] ||
  orInstall(() => browserNames.map(onPath).find((found) => found !== null) ?? null, 'chromium');

/** A Chromium without windows: what a page does in it is the same, and tests take a sixth less time. */
export const findHeadlessChromium = (): string | null =>
  process.env['CHROME_PATH'] ||
  orInstall(() => onPath('chromium-headless-shell'), 'chromium-headless-shell') ||
  findChromium();

/** The folder with PostgreSQL's `initdb` and `postgres`. */
export const findPostgres = (): string | null =>
  orInstall(() => {
    const initdb = onPath('initdb');
    // Through a link: the other programs stand beside the real one.
    return initdb ? path.dirname(realpathSync(initdb)) : debianPostgres();
  }, 'postgresql');

/** nginx's own program, with TLS and HTTP/2. */
export const findNginx = (): string | null => orInstall(() => onPath('nginx'), 'nginx-light');
