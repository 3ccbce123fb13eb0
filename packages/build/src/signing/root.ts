import { copyFile, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { metadataFile, metadataFolder, releaseRole } from '@lens/contracts/signing';
import type { Metadata, Root } from '@tufjs/models';
import { createKey, keysJson, readKeys, type SigningKey } from './keys.ts';
import { createMetadata, signMetadata } from './metadata.ts';
import { readOptional, replaceFile } from './metadata-files.ts';
import { requireKeys } from './sign.ts';
import { rootFile, type SignedState } from './signed-state.ts';
import type { Store } from './store.ts';

/** Of this many keys for the root, two have to sign, so that one that is lost or stolen can be replaced. */
const rootKeyCount = 3;
const rootThreshold = 2;
const onlineRoles = ['targets', 'snapshot', 'timestamp'] as const;

/** The roles that the root names. */
export const topLevelRoles: readonly string[] = ['root', ...onlineRoles];

const idsOf = (keys: SigningKey[]) => keys.map(({ id }) => id);

async function makeKeys(keysFolder: string, role: string, count: number): Promise<SigningKey[]> {
  const here = (await readKeys(keysFolder)).filter((key) => key.role === role);
  while (here.length < count) here.push(await createKey(keysFolder, role));
  return here;
}

/**
 * Makes the keys of a new folder of remotes, and the root that names them. Keys that are there already are used.
 * @throws Error if there is a root
 */
export async function createRoot({ keysFolder }: Pick<Store, 'keysFolder'>): Promise<void> {
  const file = rootFile(keysFolder);
  if (await readOptional(file)) throw new Error(`${file} exists already. Nothing was changed.`);
  const rootKeys = await makeKeys(keysFolder, 'root', rootKeyCount);
  await makeKeys(keysFolder, releaseRole, 1);
  const online = await Promise.all(onlineRoles.map((role) => makeKeys(keysFolder, role, 1)));
  const roles = onlineRoles.map((role, index) => [role, { keyids: idsOf(online[index]!), threshold: 1 }]);
  const root = createMetadata('root', 1, {
    consistent_snapshot: true,
    keys: keysJson([...rootKeys, ...online.flat()]),
    roles: {
      root: { keyids: idsOf(rootKeys), threshold: rootThreshold },
      ...(Object.fromEntries(roles) as object),
    },
  });
  await replaceFile(file, signMetadata(root, rootKeys));
}

/**
 * Puts a root that has new keys for one role in place of the one before, which signs it as well.
 * @returns the state with it
 * @throws Error if too few keys of the root are here
 */
export async function replaceKeysInRoot(
  store: Store,
  state: SignedState,
  role: string,
  newKeys: SigningKey[],
): Promise<SignedState> {
  const { roles, keys } = state.root.signed.toJSON() as unknown as {
    roles: Record<string, { keyids: string[]; threshold: number }>;
    keys: Record<string, object>;
  };
  const nextRoles = { ...roles, [role]: { ...roles[role], keyids: idsOf(newKeys) } };
  const needed = new Set(Object.values(nextRoles).flatMap(({ keyids }) => keyids));
  const number = state.root.signed.version + 1;
  const root: Metadata<Root> = createMetadata('root', number, {
    consistent_snapshot: true,
    keys: Object.fromEntries(
      Object.entries({ ...keys, ...keysJson(newKeys) }).filter(([id]) => needed.has(id)),
    ),
    roles: nextRoles,
  });
  const next = { ...state, root, keys: [...state.keys, ...newKeys] };
  const signers = [
    ...requireKeys(store, state, state.root, 'root'),
    ...requireKeys(store, next, root, 'root'),
  ];
  const bytes = signMetadata(root, signers);
  await replaceFile(path.join(store.keysFolder, `${number}.root.json`), bytes);
  await copyRoots(store);
  return next;
}

/** Brings every root that is beside the keys into the folder of remotes, where shells follow from one to the next. */
export async function copyRoots({ keysFolder, remotesFolder }: Store): Promise<void> {
  await mkdir(path.join(remotesFolder, metadataFolder), { recursive: true });
  const names = await readdir(keysFolder);
  for (const name of names.filter((file) => /^\d+\.root\.json$/.test(file)))
    await copyFile(path.join(keysFolder, name), path.join(remotesFolder, metadataFolder, name));
  await copyFile(rootFile(keysFolder), path.join(remotesFolder, metadataFile(1, 'root')));
}
