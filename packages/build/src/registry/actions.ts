import { userInfo } from 'node:os';
import { maxActions, type Registry, type RegistryAction } from '@lens/contracts/registry';

/** Who changes the registry, and why. */
export interface Change {
  /** Without it, the account of the machine, or what `RELEASED_BY` says. */
  by?: string | undefined;
  reason?: string | undefined;
}

/** An account without a name has at least a number. */
function accountOfMachine(): string {
  try {
    return userInfo().username;
  } catch {
    return `account ${process.getuid?.() ?? 'unknown'}`;
  }
}

const actorOf = ({ by }: Change): string =>
  (by ?? (process.env['RELEASED_BY'] || accountOfMachine())).slice(0, 100);

export const nowInSeconds = (): number => Math.floor(Date.now() / 1000);

/** The registry with a new revision, which remembers what was done and by whom. */
export function withAction<Current extends Registry>(
  registry: Current,
  change: Change,
  action: Omit<RegistryAction, 'at' | 'by' | 'reason'>,
): Current {
  const reason = change.reason?.trim().slice(0, 300);
  const noted = { at: nowInSeconds(), by: actorOf(change), ...action, ...(reason && { reason }) };
  return {
    ...registry,
    revision: registry.revision + 1,
    actions: [...registry.actions, noted].slice(-maxActions),
  };
}
