import path from 'node:path';
import { deploymentMode, resolveFolders, resolveKeys, readPorts } from './deployment.js';

const resolveFromSite = (folder: string): string => path.resolve('/srv/site', folder);
const url = 'postgres://x:y@db/z';

describe('A deployment', () => {
  it.each([
    [{}, 'demo'],
    [{ NODE_ENV: 'development' }, 'demo'],
    [{ DATABASE_URL: '', NODE_ENV: '' }, 'demo'],
    [{ DATABASE_URL: url }, 'production'],
    [{ DATABASE_URL: url, NODE_ENV: 'development' }, 'production'],
    [{ NODE_ENV: 'production' }, 'production'],
  ])('with %j is in mode %s', (variables, mode) => {
    expect(deploymentMode(variables)).toBe(mode);
  });

  it.each([
    [{}, '/srv/site/.data', '/srv/site/.data/remotes'],
    [{ DATA_DIR: '', REMOTES_DIR: '' }, '/srv/site/.data', '/srv/site/.data/remotes'],
    [{ DATA_DIR: 'data' }, '/srv/site/data', '/srv/site/data/remotes'],
    [{ DATA_DIR: '/var/lib/site' }, '/var/lib/site', '/var/lib/site/remotes'],
    [{ REMOTES_DIR: 'remotes' }, '/srv/site/.data', '/srv/site/remotes'],
  ])('with %j stores in %s and publishes into %s', (variables, dataFolder, remotesFolder) => {
    expect(resolveFolders(variables, resolveFromSite)).toEqual({ dataFolder, remotesFolder });
  });

  it.each([
    [{}, '/srv/site/.data/keys', '/srv/site/.data/keys/root.json'],
    [{ DATA_DIR: '/var/lib/site' }, '/var/lib/site/keys', '/var/lib/site/keys/root.json'],
    [{ KEYS_DIR: 'secret', TRUSTED_ROOT: '' }, '/srv/site/secret', '/srv/site/secret/root.json'],
    [{ TRUSTED_ROOT: '/etc/root.json' }, '/srv/site/.data/keys', '/etc/root.json'],
  ])('with %j has its keys in %s and trusts %s', (variables, keysFolder, trustedRoot) => {
    expect(resolveKeys(variables, resolveFromSite)).toEqual({ keysFolder, trustedRoot });
  });

  it('listens on the ports in its variables, or on 3000 and 4000', () => {
    expect(readPorts({ PORT: '', API_PORT: undefined })).toEqual({ PORT: 3000, API_PORT: 4000 });
    expect(readPorts({ PORT: '8080', API_PORT: '8081' })).toEqual({ PORT: 8080, API_PORT: 8081 });
  });
});
