import type { ModuleEvent } from '@lens/contracts/modules';
import type { RegistryAction } from '@lens/contracts/registry';
import { IsNull, Not, type EntityManager } from 'typeorm';
import { Rollout } from '../rollouts/rollout.entity.js';

/** A time of the registry, in seconds. */
export const toIso = (seconds: number): string => new Date(seconds * 1000).toISOString();

const toEvent = ({ at, by, action, version, percent, reason }: RegistryAction): ModuleEvent => ({
  at: toIso(at),
  by,
  action,
  version,
  percent: percent ?? null,
  reason: reason ?? null,
});

const stopped = ({ version, settled_at }: Rollout): ModuleEvent => ({
  at: settled_at!,
  by: null,
  action: 'stop-roll-out',
  version,
  percent: null,
  reason: null,
});

/** What was done to each remote, the latest first: by people, and by the site itself. */
export async function readHistory(
  manager: EntityManager,
  actions: RegistryAction[],
): Promise<Map<string, ModuleEvent[]>> {
  const rollouts = await manager.findBy(Rollout, { settled_at: Not(IsNull()) });
  const events = [
    ...actions.map((action) => [action.remote, toEvent(action)] as const),
    ...rollouts.map((rollout) => [rollout.remote, stopped(rollout)] as const),
  ];
  const history = new Map<string, ModuleEvent[]>();
  for (const [remote, event] of events) history.set(remote, [event, ...(history.get(remote) ?? [])]);
  for (const list of history.values()) list.sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
  return history;
}

/** Who did the latest of some actions that brought a version to visitors; null if that was not noted. */
export const actorOf = (
  actions: RegistryAction[],
  remote: string,
  kinds: RegistryAction['action'][],
): string | null =>
  actions.findLast((action) => action.remote === remote && kinds.includes(action.action))?.by ?? null;
