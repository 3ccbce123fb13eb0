import { parseArgs } from 'node:util';
import { roles, type Role } from '@lens/contracts/access';
import { StartError } from '../config/start-error.js';

export interface AdminCommand {
  verb: 'create' | 'reset-password';
  username: string;
  role: Role;
  passwordFromInput: boolean;
}

const usage = `Usage:
  npm run admin -- create <username> [--role ${roles.join('|')}] [--password-stdin]
  npm run admin -- reset-password <username> [--password-stdin]
Without --password-stdin a password is made up and shown once.`;

/** @throws StartError with the usage */
export function parseCommand(words: string[]): AdminCommand {
  const { positionals, values } = parsed(words);
  const [verb, username, ...rest] = positionals;
  const role = roles.find((known) => known === values.role);
  const isKnown = verb === 'create' || verb === 'reset-password';
  if (!isKnown || !username || rest.length > 0 || !role) throw new StartError(usage);
  return { verb, username, role, passwordFromInput: values['password-stdin'] };
}

function parsed(words: string[]) {
  try {
    return parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        role: { type: 'string', default: 'admin' },
        'password-stdin': { type: 'boolean', default: false },
      },
    });
  } catch {
    throw new StartError(usage);
  }
}
