import type { RegistryEntry } from '@lens/contracts/registry';
import { canRelease } from '../signing/sign.ts';
import { readSignedState, type SignedState } from '../signing/signed-state.ts';
import type { Store } from '../signing/store.ts';
import { createEntry } from './activate.ts';
import { nowInSeconds, withAction, type Change } from './actions.ts';
import { changeRegistry, readRegistry, withRegistryLock } from './registry-file.ts';
import type { StoredRegistry } from './stored-registry.ts';
import { addWithdrawn, withoutWithdrawn } from './withdrawn.ts';

export interface TakenBack {
  /** The version that visitors got before. */
  deactivated: string;
  /** The version that everybody gets now; null if the remote left the site. */
  version: string | null;
  /** Whether a roll-out ended, so that the stable version stays. */
  wasCandidate?: true;
  /** Earlier versions that could not be activated. */
  skipped: { version: string; reason: string }[];
}

const requireActive = ({ remotes }: StoredRegistry, name: string): RegistryEntry => {
  const active = remotes[name];
  if (active) return active;
  throw new Error(`${name} is not active. Activate a version of it with "activate".`);
};

interface Current {
  registry: StoredRegistry;
  state: SignedState;
}

/** The newest earlier version that can be activated. The one that is taken back must not return, even if it was active several times. */
async function findEarlier(store: Store, current: Current, name: string, active: RegistryEntry) {
  const skipped: TakenBack['skipped'] = [];
  const history = active.history.filter((version) => version !== active.version);
  for (let version = history.pop(); version !== undefined; version = history.pop()) {
    try {
      const { entry } = await createEntry(store, current, name, version);
      return { entry: { ...entry, history, since: nowInSeconds() }, skipped };
    } catch (failure) {
      skipped.push({ version, reason: failure instanceof Error ? failure.message : 'it cannot be read' });
    }
  }
  return { entry: null, skipped };
}

interface TakeBack extends Change {
  action: 'rollback' | 'withdraw';
  /** The version to take back, if it is still there; without it the newest one that visitors get. */
  version?: string | undefined;
}

/** @throws Error if visitors do not get that version */
function requireServed(name: string, { version, candidate }: RegistryEntry, asked: string | undefined): void {
  if (asked === undefined || asked === version || asked === candidate?.version) return;
  throw new Error(
    `Nobody gets ${name} ${asked}: ${version} is active${candidate ? `, and ${candidate.version} for ${candidate.percent} %` : ''}.`,
  );
}

const removeRemote = ({ remotes, withdrawn, ...rest }: StoredRegistry, name: string): StoredRegistry => {
  const { [name]: _active, ...others } = remotes;
  return { ...rest, withdrawn: [...withdrawn, name], remotes: others };
};

/** Ends the roll-out of a candidate or, if there is none, activates the version before. */
async function takeBack(
  store: Store,
  name: string,
  { action, version, ...change }: TakeBack,
): Promise<TakenBack> {
  let result: TakenBack | undefined;
  await changeRegistry(store, name, async (current, state) => {
    const active = requireActive(current, name);
    requireServed(name, active, version);
    const { candidate, ...stable } = active;
    if (candidate && (version ?? candidate.version) === candidate.version) {
      result = { deactivated: candidate.version, version: active.version, wasCandidate: true, skipped: [] };
      const noted = withAction(current, change, {
        action: 'end-roll-out',
        remote: name,
        version: candidate.version,
      });
      return { ...noted, remotes: { ...current.remotes, [name]: stable } };
    }
    const { entry, skipped } = await findEarlier(store, { registry: current, state }, name, active);
    if (!entry && action === 'rollback') {
      const reasons = skipped.map((one) => `\n  - ${one.version}: ${one.reason}`).join('');
      throw new Error(
        `${name} has no earlier version to roll back to.${reasons}\n"activate <version>" activates any other version, "withdraw" takes the remote out of the site.`,
      );
    }
    result = { deactivated: active.version, version: entry?.version ?? null, skipped };
    const noted = withAction(current, change, { action, remote: name, version: active.version });
    return entry ? { ...noted, remotes: { ...current.remotes, [name]: entry } } : removeRemote(noted, name);
  });
  return result!;
}

/** Ends a roll-out, or activates the version that was active before. @throws Error if there is none */
export const rollback = (store: Store, name: string, change: Change = {}): Promise<TakenBack> =>
  takeBack(store, name, { ...change, action: 'rollback' });

/** Only notes what must not be served any more: for whoever lacks the key that says what is live. */
async function withdrawWithoutKey(store: Store, name: string, asked: string | undefined): Promise<TakenBack> {
  const { remotesFolder } = store;
  return withRegistryLock(store, async () => {
    const registry = await readRegistry(remotesFolder);
    const active = requireActive(await withoutWithdrawn(remotesFolder, registry), name);
    requireServed(name, active, asked);
    const deactivated = asked ?? active.candidate?.version ?? active.version;
    await addWithdrawn(remotesFolder, name, deactivated);
    const { remotes } = await withoutWithdrawn(remotesFolder, registry);
    return { deactivated, version: remotes[name]?.version ?? null, skipped: [] };
  });
}

/**
 * Ends a roll-out; without one, activates the version that was active before or, if there is none, takes the remote out
 * of the site. Without the key of the release role it goes back by one version at most, and then out.
 * @throws Error if visitors do not get the version that is named
 */
export async function withdraw(
  store: Store,
  name: string,
  { version, ...change }: Change & { version?: string | undefined } = {},
): Promise<TakenBack> {
  const hasKey = await readSignedState(store).then(canRelease, () => false);
  return hasKey
    ? takeBack(store, name, { ...change, version, action: 'withdraw' })
    : withdrawWithoutKey(store, name, version);
}

/** Takes a remote out of the site, whatever was active before. @throws Error if it is not active */
export async function deactivate(store: Store, name: string, change: Change = {}): Promise<TakenBack> {
  let result: TakenBack | undefined;
  await changeRegistry(store, name, (current) => {
    const { version } = requireActive(current, name);
    result = { deactivated: version, version: null, skipped: [] };
    return removeRemote(withAction(current, change, { action: 'deactivate', remote: name, version }), name);
  });
  return result!;
}
