import { signRelease } from '../signing/sign.ts';
import { readSignedState } from '../signing/signed-state.ts';
import type { Store } from '../signing/store.ts';
import { withRegistryLock } from '../registry/registry-file.ts';

/** Signs any text as the registry that is live, as whoever has the key of the release role could. */
export const signRegistry = async (store: Store, registryText: string): Promise<void> => {
  await withRegistryLock(store, async (requireLock) =>
    signRelease(store, await readSignedState(store), { registryText }, requireLock),
  );
};
