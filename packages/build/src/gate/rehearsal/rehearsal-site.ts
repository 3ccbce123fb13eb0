import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Store } from '../../signing/store.ts';
import { adopt } from '../../registry/adopt.ts';
import { registryPath, withRegistryLock } from '../../registry/registry-file.ts';
import { placeAndSign } from '../../registry/sign-published.ts';
import { parseStoredRegistry, serializeRegistry } from '../../registry/stored-registry.ts';
import { signRelease } from '../../signing/sign.ts';
import { readSignedState } from '../../signing/signed-state.ts';
import type { Composition, Version } from '../../registry/gate/composition.ts';

const entryOf = ({ name, version, files }: Version) => ({
  version,
  history: [],
  address: `/remotes/${name}/${version}/`,
  files,
});

/** What is live, of each remote the first version that is listed. */
function writeRegistry(versions: Version[], revision: number): string {
  const remotes = Object.fromEntries(versions.toReversed().map((one) => [one.name, entryOf(one)]));
  return serializeRegistry(parseStoredRegistry({ schema: 2, revision, remotes }));
}

/**
 * A temporary folder of remotes with the versions of a composition, signed with keys that are made for it and thrown
 * away with it. The folder of the real site is only read.
 */
export class RehearsalSite {
  private revision = 1;

  private constructor(
    readonly folder: string,
    private readonly store: Store,
  ) {}

  get remotesFolder(): string {
    return this.store.remotesFolder;
  }

  get trustedRoot(): string {
    return path.join(this.store.keysFolder, 'root.json');
  }

  /** @param versions what is live at the beginning */
  static async create(versions: Version[]): Promise<RehearsalSite> {
    const folder = await mkdtemp(path.join(tmpdir(), 'lens-gate-'));
    const inFolder = (name: string) => path.join(folder, name);
    const store = { remotesFolder: inFolder('remotes'), keysFolder: inFolder('keys'), makesKeys: true };
    const site = new RehearsalSite(folder, store);
    await mkdir(store.remotesFolder, { recursive: true });
    for (const version of versions) await site.copy(version);
    await writeFile(registryPath(store.remotesFolder), writeRegistry(versions, site.revision));
    await adopt(store);
    return site;
  }

  private async copy({ name, version, folder }: Version): Promise<void> {
    const target = path.join(this.store.remotesFolder, name, version);
    await cp(folder, target, { recursive: true, force: false, errorOnExist: false });
  }

  /** Makes the candidate live, in place of the stable version, beside everything else. */
  async show({ candidate, others }: Composition): Promise<void> {
    const { name, version, manifest } = candidate;
    const place = () => this.copy(candidate).then(() => true);
    const folder = path.join(this.store.remotesFolder, name, version);
    await placeAndSign(this.store, { place, folder, manifest, replace: true });
    this.revision += 1;
    const registryText = writeRegistry([candidate, ...others], this.revision);
    await withRegistryLock(this.store, async (requireLock) => {
      await signRelease(this.store, await readSignedState(this.store), { registryText }, requireLock);
    });
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }
}
