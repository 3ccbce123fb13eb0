import {
  createSignatureFunctionForTransform,
  injectIntoGlobalHook,
  isLikelyComponentType,
  performReactRefresh,
  register,
} from 'react-refresh/runtime';

/** The part of webpack's `import.meta.webpackHot` that is used here. */
interface Hot {
  accept(): void;
  check(apply: boolean): Promise<unknown[] | null>;
}

interface PageRemote {
  manifest: { name: string; version?: string; globalName?: string };
  /** Of its version's folder. */
  address: string;
}

/** By the global name of each remote, the `webpackHot` of any of its modules: of the one that ran last. */
const hotByRemote = new Map<string, Hot>();

Object.assign(globalThis, {
  lensHot: {
    register,
    signature: createSignatureFunctionForTransform,
    /** A module with components accepts its updates, since React replaces those in place. Others pass theirs on. */
    accept(remote: string, hot: Hot, module: { exports: Record<string, unknown> }) {
      hotByRemote.set(remote, hot);
      if (Object.values(module.exports).some(isLikelyComponentType)) hot.accept();
    },
  },
});
injectIntoGlobalHook(window);

const state = document.getElementById('lens-state')?.textContent ?? '{}';
const { composition } = JSON.parse(state) as { composition?: { remotes: PageRemote[] } };
const remotes = composition?.remotes ?? [];
const currentVersions = new Map(
  remotes.map(({ manifest, address }) => [manifest.name, manifest.version ?? address.split('/').at(-2)]),
);

/** 7 for `development-7`. */
const versionNumber = (version: string): number => Number(version.split('-').at(-1));

/** Applies one update for each version. @returns false if a version has none, as after a change of texts or pictures */
async function applyUpdates(globalName: string, count: number): Promise<boolean> {
  for (let update = 0; update < count; update += 1)
    if (!(await hotByRemote.get(globalName)?.check(true))) return false;
  performReactRefresh();
  return true;
}

let queue = Promise.resolve();

async function updateTo(versions: Record<string, string>): Promise<void> {
  for (const { manifest } of remotes) {
    const version = versions[manifest.name];
    const current = currentVersions.get(manifest.name);
    if (!version || !current || version === current) continue;
    currentVersions.set(manifest.name, version);
    const count = versionNumber(version) - versionNumber(current);
    if (
      !(await applyUpdates(manifest.globalName ?? manifest.name.replaceAll('-', '_'), count).catch(
        () => false,
      ))
    )
      location.reload();
  }
}

let connections = 0;
const events = new EventSource('/development/versions');
events.addEventListener('message', ({ data }: MessageEvent<string>) => {
  queue = queue.then(() => updateTo(JSON.parse(data) as Record<string, string>));
});
// A second connection means that the shell has restarted.
events.addEventListener('open', () => {
  connections += 1;
  if (connections > 1) location.reload();
});
