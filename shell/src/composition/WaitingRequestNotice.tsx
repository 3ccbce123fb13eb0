import { useEffect, useState, type ComponentType } from 'react';
import type { LanguageCode } from '@lens/contracts/languages';
import { RemoteProvider } from '@lens/platform/host';
import { hasWaitingRequests } from '@lens/platform/waiting-requests';
import { useComposer } from './composer';
import { hostRemote } from '../page/host-remote';
import { matchRoute } from '../page/match';
import { RemoteBoundary } from './RemoteBoundary';

const formPath = '/contact';

interface LoadedNotice {
  lng: LanguageCode;
  Elsewhere: ComponentType;
}

interface Props {
  path: string;
  lng: LanguageCode;
}

/**
 * Tells a visitor on other pages what becomes of a consultation request that waits in this browser. The module of the
 * contact page exports the notice (`Elsewhere`); it is loaded only if a request waits.
 */
export function WaitingRequestNotice({ path, lng }: Props) {
  const { composition, store, serverPage } = useComposer();
  const [notice, setNotice] = useState<LoadedNotice>();
  const match = matchRoute(composition.remotes, formPath);
  useEffect(() => {
    const form = matchRoute(composition.remotes, formPath);
    if (!form || path === formPath || !hasWaitingRequests()) return;
    let isCancelled = false;
    serverPage.hydration
      .then(() => store.loadPageWithTexts(form, lng))
      .then(({ Elsewhere }) => {
        if (Elsewhere && !isCancelled) setNotice({ lng, Elsewhere });
      })
      // The next page tries again, and so does the page of the form.
      .catch(() => undefined);
    return () => void (isCancelled = true);
  }, [composition, store, serverPage, path, lng]);
  if (!match || path === formPath || notice?.lng !== lng) return null;
  return (
    <RemoteBoundary part={match} fallback={() => null}>
      {() => (
        <RemoteProvider remote={hostRemote(match.remote)}>
          <notice.Elsewhere />
        </RemoteProvider>
      )}
    </RemoteBoundary>
  );
}
