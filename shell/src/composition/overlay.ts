import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { Registry } from '@lens/contracts/registry';
import type { RemoteManifest } from '@lens/contracts/remote';
import { overlayKey, overlayParameter, type OverlaidPage, type OverlayModule } from '@lens/platform/overlay';
import { useSession } from '@lens/platform/session';
import type { CodeIntegrity } from '../loading/code-integrity';
import { loadModule } from '../loading/federation';
import type { ComposedRemote } from '../page/page-state';

const readJson = async <Content>(address: string, integrity = ''): Promise<Content> =>
  (await fetch(address, { integrity })).json() as Promise<Content>;

/** A frame shares the session storage of its tab, so it is asked by its address alone. */
export const isFramed = (): boolean => window.parent !== window;

const requestedOverlay = (): string | null =>
  isFramed()
    ? new URLSearchParams(location.search).get(overlayParameter)
    : sessionStorage.getItem(overlayKey);

const closeOverlay = () => {
  sessionStorage.removeItem(overlayKey);
  location.reload();
};

/**
 * Shows the overlay that a signed-in person has asked for in this tab, or that a screen of the back office shows in a frame. Pages do not know which remotes have overlays,
 * so we read the registry. For everybody else nothing is loaded.
 * @throws Error when a part of it cannot be loaded
 */
export async function startOverlay(
  remotes: ComposedRemote[],
  integrity: CodeIntegrity,
  page: Omit<OverlaidPage, 'leave'>,
): Promise<void> {
  const requestedId = requestedOverlay();
  if (!requestedId) return;
  useSession.getState().restore();
  const { user } = useSession.getState();
  if (!user) return;
  const { remotes: entries } = await readJson<Registry>('/remotes/registry.json');
  for (const { address, files } of Object.values(entries)) {
    const manifest = await readJson<RemoteManifest>(`${address}remote.json`, files['remote.json']);
    const overlay = manifest.overlays?.find(
      ({ id, roles }) => id === requestedId && roles.includes(user.role),
    );
    if (!overlay) continue;
    const remote = { manifest, address };
    const onPage = remotes.find((one) => one.manifest.name === manifest.name);
    // Two versions of a remote cannot run in one page.
    if (onPage && onPage.address !== address) return;
    integrity.addHashes(address, files);
    const { Overlay } = (await loadModule(remote, overlay.module, integrity)) as OverlayModule;
    const container = document.body.appendChild(document.createElement('div'));
    return createRoot(container).render(createElement(Overlay, { ...page, leave: closeOverlay }));
  }
}
