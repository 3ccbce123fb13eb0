import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { Registry } from '@lens/contracts/registry';
import type { RemoteManifest } from '@lens/contracts/remote';
import { overlayKey, type OverlaidPage, type OverlayModule } from '@lens/platform/overlay';
import { useSession } from '@lens/platform/session';
import type { CodeIntegrity } from '../loading/code-integrity';
import { loadModule, registerRemote } from '../loading/federation';
import type { ComposedRemote } from '../page/page-state';

const readJson = async <Content>(address: string, integrity = ''): Promise<Content> =>
  (await fetch(address, { integrity })).json() as Promise<Content>;

const leave = () => {
  sessionStorage.removeItem(overlayKey);
  location.reload();
};

/**
 * Lays over the page what staff asked for in this tab, whichever remote brings it. Whoever did not ask, or is not
 * signed in, loads nothing: a page does not even know who brings overlays, so the registry is read for it.
 * @throws Error when a part of it does not arrive
 */
export async function startOverlay(
  remotes: ComposedRemote[],
  integrity: CodeIntegrity,
  page: Omit<OverlaidPage, 'leave'>,
): Promise<void> {
  const wanted = sessionStorage.getItem(overlayKey);
  if (!wanted) return;
  useSession.getState().restore();
  const { user } = useSession.getState();
  if (!user) return;
  const { remotes: entries } = await readJson<Registry>('/remotes/registry.json');
  for (const { address, files } of Object.values(entries)) {
    const manifest = await readJson<RemoteManifest>(`${address}remote.json`, files['remote.json']);
    const overlay = manifest.overlays?.find(({ id, roles }) => id === wanted && roles.includes(user.role));
    if (!overlay) continue;
    const remote = { manifest, address };
    const own = remotes.find((one) => one.manifest.name === manifest.name);
    // Of a remote that the page is made of, one version runs.
    if (own && own.address !== address) return;
    if (!own) registerRemote(remote);
    integrity.learnFrom(address, files);
    const { Overlay } = (await loadModule(remote, overlay.module, integrity)) as OverlayModule;
    const place = document.body.appendChild(document.createElement('div'));
    return createRoot(place).render(createElement(Overlay, { ...page, leave }));
  }
}
