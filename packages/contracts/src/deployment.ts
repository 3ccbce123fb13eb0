/**
 * The mode, folders and ports of a deployment, in one place for API, shell, the tools that start them and the command
 * line of remotes.
 */
interface Variables {
  PORT?: string | undefined;
  API_PORT?: string | undefined;
  DATA_DIR?: string | undefined;
  REMOTES_DIR?: string | undefined;
  KEYS_DIR?: string | undefined;
  TRUSTED_ROOT?: string | undefined;
  DATABASE_URL?: string | undefined;
  NODE_ENV?: string | undefined;
}

export const variableDefaults = {
  PORT: 3000,
  API_PORT: 4000,
  HOST: '127.0.0.1',
  DATA_DIR: '.data',
} as const;

export type DeploymentMode = 'demo' | 'production';

/** Without an external database it is a demo, unless NODE_ENV says production. */
export const deploymentMode = ({
  DATABASE_URL,
  NODE_ENV,
}: Pick<Variables, 'DATABASE_URL' | 'NODE_ENV'>): DeploymentMode =>
  !DATABASE_URL && NODE_ENV !== 'production' ? 'demo' : 'production';

/**
 * The folder of all stored data, and that of published remotes.
 * @param resolve `path.resolve` from the base of relative paths; a parameter, since this package runs in browsers too
 */
export function resolveFolders(
  { DATA_DIR, REMOTES_DIR }: Pick<Variables, 'DATA_DIR' | 'REMOTES_DIR'>,
  resolve: (folder: string) => string,
): { dataFolder: string; remotesFolder: string } {
  const dataFolder = resolve(DATA_DIR || variableDefaults.DATA_DIR);
  return { dataFolder, remotesFolder: resolve(REMOTES_DIR || `${dataFolder}/remotes`) };
}

/**
 * The folder of the keys that sign remotes, and the file of the root that shells trust first (`root.json`). The keys are
 * not in the folder of remotes, so that whoever can write remotes has none.
 * @param resolve as for `resolveFolders`
 */
export function resolveKeys(
  { KEYS_DIR, TRUSTED_ROOT, ...folders }: Pick<Variables, 'DATA_DIR' | 'KEYS_DIR' | 'TRUSTED_ROOT'>,
  resolve: (folder: string) => string,
): { keysFolder: string; trustedRoot: string } {
  const keysFolder = resolve(KEYS_DIR || `${resolveFolders(folders, resolve).dataFolder}/keys`);
  return { keysFolder, trustedRoot: resolve(TRUSTED_ROOT || `${keysFolder}/root.json`) };
}

/** The ports of the shell, which is the public origin, and of the API; NaN for what is not a number. */
export const readPorts = ({
  PORT,
  API_PORT,
}: Pick<Variables, 'PORT' | 'API_PORT'>): { PORT: number; API_PORT: number } => ({
  PORT: Number(PORT || variableDefaults.PORT),
  API_PORT: Number(API_PORT || variableDefaults.API_PORT),
});
