import { useEffect, useState } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { HostProvider, type Host } from '@lens/platform/host';
import type { OverlaidPage } from '@lens/platform/overlay';
import { createQueryClient } from '@lens/platform/staff-queries';
import { InContextEditor } from './InContextEditor';
import { PageCopy } from './page/page-copy';
import { PageTexts } from './page/page-texts';

const startEditing = (i18n: OverlaidPage['i18n']) => {
  const copy = new PageCopy(i18n);
  return { copy, texts: new PageTexts(document.documentElement, (name) => copy.isSaved(name)) };
};

const createHost = (settings: Host['settings']): Host => ({
  settings,
  publicUrl: location.origin,
  navigation: [],
  remotes: [],
  report: () => undefined,
});

/** The overlay over a public page, in which its texts are chosen, edited, checked and saved. */
export function Overlay({ settings, ...page }: OverlaidPage) {
  const { i18n } = page;
  // A separate client, so that a session that ends does not clear what is on the screen.
  const [client] = useState(createQueryClient);
  const [host] = useState(() => createHost(settings));
  const [editing, setEditing] = useState<ReturnType<typeof startEditing> | null>(null);
  useEffect(() => {
    const started = startEditing(i18n);
    setEditing(started);
    return () => started.texts.disconnect();
  }, [i18n]);
  if (!editing) return null;
  return (
    <HostProvider host={host}>
      <QueryClientProvider client={client}>
        <InContextEditor {...page} {...editing} />
      </QueryClientProvider>
    </HostProvider>
  );
}
