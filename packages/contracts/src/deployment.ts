/**
 * Where the product runs and what it is: API, shell, the tools that start them and the command line of remotes answer
 * these questions here, and nowhere else.
 */
interface Variables {
  PORT?: string | undefined;
  API_PORT?: string | undefined;
  DATA_DIR?: string | undefined;
  REMOTES_DIR?: string | undefined;
  DATABASE_URL?: string | undefined;
  NODE_ENV?: string | undefined;
}

/** What a variable says that nobody has set. */
export const variableDefaults = {
  PORT: 3000,
  API_PORT: 4000,
  HOST: '127.0.0.1',
  DATA_DIR: '.data',
} as const;

export type DeploymentMode = 'demo' | 'production';

/** A demo runs on the embedded database, unless somebody says that this is production. */
export const deploymentMode = ({
  DATABASE_URL,
  NODE_ENV,
}: Pick<Variables, 'DATABASE_URL' | 'NODE_ENV'>): DeploymentMode =>
  !DATABASE_URL && NODE_ENV !== 'production' ? 'demo' : 'production';

/**
 * The folder of everything that is stored, and that of published remotes.
 * @param resolve `path.resolve` from the folder that relative ones are relative to; this package runs in browsers too
 */
export function foldersOf(
  { DATA_DIR, REMOTES_DIR }: Pick<Variables, 'DATA_DIR' | 'REMOTES_DIR'>,
  resolve: (folder: string) => string,
): { dataFolder: string; remotesFolder: string } {
  const dataFolder = resolve(DATA_DIR || variableDefaults.DATA_DIR);
  return { dataFolder, remotesFolder: resolve(REMOTES_DIR || `${dataFolder}/remotes`) };
}

/** The ports of the shell, the one public origin, and of the API; NaN for what is no number. */
export const portsOf = ({
  PORT,
  API_PORT,
}: Pick<Variables, 'PORT' | 'API_PORT'>): { PORT: number; API_PORT: number } => ({
  PORT: Number(PORT || variableDefaults.PORT),
  API_PORT: Number(API_PORT || variableDefaults.API_PORT),
});
