import {
  createSignatureFunctionForTransform,
  injectIntoGlobalHook,
  isLikelyComponentType,
  performReactRefresh,
  register,
} from 'react-refresh/runtime';

/** webpack's `import.meta.webpackHot`, as much of it as is used here. */
interface Hot {
  accept(): void;
  check(apply: boolean): Promise<unknown[] | null>;
}

interface PageRemote {
  manifest: { name: string; version: string; globalName: string };
}

/** The way into each remote's module system, by global name: that of whichever module ran last. */
const systems = new Map<string, Hot>();

Object.assign(globalThis, {
  lensHot: {
    register,
    signature: createSignatureFunctionForTransform,
    /** A module with components takes its own updates: React swaps them in place. Others pass theirs on. */
    accept(remote: string, hot: Hot, module: { exports: Record<string, unknown> }) {
      systems.set(remote, hot);
      if (Object.values(module.exports).some(isLikelyComponentType)) hot.accept();
    },
  },
});
injectIntoGlobalHook(window);

const state = document.getElementById('lens-state')?.textContent ?? '{}';
const { composition } = JSON.parse(state) as { composition?: { remotes: PageRemote[] } };
const remotes = composition?.remotes ?? [];
const shown = new Map(remotes.map(({ manifest }) => [manifest.name, manifest.version]));

/** `development-7` is the seventh. */
const countOf = (version: string): number => Number(version.split('-').at(-1));

/** Takes one update a version. @returns whether there was one for each: texts and pictures come without */
async function swap(globalName: string, steps: number): Promise<boolean> {
  for (let step = 0; step < steps; step += 1) if (!(await systems.get(globalName)?.check(true))) return false;
  performReactRefresh();
  return true;
}

let queue = Promise.resolve();

async function follow(versions: Record<string, string>): Promise<void> {
  for (const { manifest } of remotes) {
    const version = versions[manifest.name];
    const before = shown.get(manifest.name);
    if (!version || !before || version === before) continue;
    shown.set(manifest.name, version);
    const steps = countOf(version) - countOf(before);
    if (!(await swap(manifest.globalName, steps).catch(() => false))) location.reload();
  }
}

let connections = 0;
const events = new EventSource('/development/versions');
events.addEventListener('message', ({ data }: MessageEvent<string>) => {
  queue = queue.then(() => follow(JSON.parse(data) as Record<string, string>));
});
// A second connection means that the shell was started again.
events.addEventListener('open', () => {
  connections += 1;
  if (connections > 1) location.reload();
});
