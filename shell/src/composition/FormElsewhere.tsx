import { useEffect, useState, type ComponentType } from 'react';
import type { LanguageCode } from '@lens/contracts/languages';
import { RemoteProvider } from '@lens/platform/host';
import { hasWaitingRequests } from '@lens/platform/waiting-requests';
import { useComposer } from './composer';
import { hostRemote } from '../page/host-remote';
import { matchRoute } from '../page/match';
import { RemoteBoundary } from './RemoteBoundary';

const formPath = '/contact';

interface Opened {
  lng: LanguageCode;
  Elsewhere: ComponentType;
}

interface FormElsewhereProps {
  path: string;
  lng: LanguageCode;
}

/**
 * What the page of the form has to say while another one is open: a request that waited may leave from any page, and
 * whoever wrote it is told there. For a browser in which none waits nothing is loaded.
 */
export function FormElsewhere({ path, lng }: FormElsewhereProps) {
  const { composition, store, sent } = useComposer();
  const [opened, setOpened] = useState<Opened>();
  const match = matchRoute(composition.remotes, formPath);
  useEffect(() => {
    const form = matchRoute(composition.remotes, formPath);
    if (!form || path === formPath || !hasWaitingRequests()) return;
    let isOver = false;
    sent.taken
      .then(() => store.pageAndCopy(form, lng))
      .then(({ Elsewhere }) => {
        if (Elsewhere && !isOver) setOpened({ lng, Elsewhere });
      })
      // The next page that is opened tries again, and so does the form's own.
      .catch(() => undefined);
    return () => void (isOver = true);
  }, [composition, store, sent, path, lng]);
  if (!match || path === formPath || opened?.lng !== lng) return null;
  return (
    <RemoteBoundary part={match} fallback={() => null}>
      {() => (
        <RemoteProvider remote={hostRemote(match.remote)}>
          <opened.Elsewhere />
        </RemoteProvider>
      )}
    </RemoteBoundary>
  );
}
