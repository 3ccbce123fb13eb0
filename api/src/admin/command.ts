import { parseArgs } from 'node:util';
import { roles, type Role } from '@lens/contracts/access';
import { StartError } from '../config/start-error.js';

export type AdminCommand =
  | { verb: 'create'; username: string; role: Role; passwordFromInput: boolean }
  | { verb: 'reset-password'; username: string; passwordFromInput: boolean }
  | { verb: 'reset-2fa'; username: string };

const usage = `Usage:
  npm run admin -- create <username> [--role ${roles.join('|')}] [--password-stdin]
  npm run admin -- reset-password <username> [--password-stdin]
  npm run admin -- reset-2fa <username>
Without --password-stdin a password is generated and shown once.`;

/** @throws StartError with the usage */
export function parseCommand(args: string[]): AdminCommand {
  const { positionals, values } = parseArguments(args);
  const [verb, username, ...rest] = positionals;
  const passwordFromInput = values['password-stdin'] ?? false;
  const role = roles.find((one) => one === (values.role ?? 'admin'));
  if (!username || rest.length > 0 || !role) throw new StartError(usage);
  if (verb === 'create') return { verb, username, role, passwordFromInput };
  if (verb === 'reset-password' && !values.role) return { verb, username, passwordFromInput };
  if (verb === 'reset-2fa' && Object.keys(values).length === 0) return { verb, username };
  throw new StartError(usage);
}

function parseArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { role: { type: 'string' }, 'password-stdin': { type: 'boolean' } },
    });
  } catch {
    throw new StartError(usage);
  }
}
