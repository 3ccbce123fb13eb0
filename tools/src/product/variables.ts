import { deploymentMode } from '@lens/contracts/deployment';

/**
 * What opens the database, sessions, mails and services of others: the API's alone, as in `infra/compose.yaml`. The keys
 * that sign remotes are those of commands, and of an API that may say what is live.
 */
const notOfShell = [
  'KEYS_DIR',
  'SHELL_URL',
  'DATABASE_URL',
  'JWT_SECRET',
  'ADMIN_USERNAME',
  'ADMIN_PASSWORD',
  'MEDIA_STORE',
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
  'SMTP_PLAIN_TEXT',
  'MAIL_FROM',
  'DEEPL_API_URL',
  'DEEPL_API_KEY',
  'DEEPL_PRICE_PER_MILLION',
  'DEEPL_EXTRA_LANGUAGES',
  'GOOGLE_TRANSLATE_API_URL',
  'GOOGLE_TRANSLATE_API_KEY',
  'GOOGLE_TRANSLATE_PRICE_PER_MILLION',
  'TRANSLATION_BUDGET',
  'BACKUPS_DIR',
  'BACKUP_RECIPIENTS',
  'BACKUPS_KEEP',
];

/**
 * The variables of the shell, which runs the code of remotes: none of the API's secrets. Whether this is production,
 * which the API sees by its database, it is told in so many words.
 */
export function variablesOfShell(variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const isProduction = deploymentMode(variables) === 'production';
  const mode = variables['NODE_ENV'] || (isProduction ? 'production' : undefined);
  const kept = Object.entries(variables).filter(([name]) => !notOfShell.includes(name));
  return { ...Object.fromEntries(kept), ...(mode && { NODE_ENV: mode }) };
}

/** Shell and API are on one machine: the API's metrics are on the port after the shell's. */
export function variablesOfApi(variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const port = variables['METRICS_PORT'];
  return port ? { ...variables, METRICS_PORT: String(Number(port) + 1) } : variables;
}
