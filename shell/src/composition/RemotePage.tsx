import { startTransition, Suspense, use, useEffect, useReducer, useState, type ReactNode } from 'react';
import type { LanguageCode } from '@lens/contracts/languages';
import { RemoteProvider } from '@lens/platform/host';
import { PageSkeleton, RemoteFailure } from '../layout/PageNotice';
import { useComposer } from './composer';
import { hostRemote } from './host-remote';
import type { Match } from './match';
import { PageHead } from './PageHead';
import { RemoteBoundary } from './RemoteBoundary';

interface Props {
  match: Match;
  path: string;
  lng: LanguageCode;
}

/**
 * One page of a remote, behind a boundary. Whatever the remote does, text that the server sent
 * stays readable and everything around it goes on working.
 */
export function RemotePage({ match, path, lng }: Props) {
  const { sent, retry } = useComposer();
  const [attempt, again] = useReducer((count: number) => count + 1, 0);
  const [retrying, setRetrying] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const isSent = sent.rendered && sent.path === path && sent.lng === lng;

  useEffect(() => {
    if (!isSent || !sent.held) return;
    setHeld(true);
    void sent.held.then(() => setHeld(false));
  }, [isSent, sent]);

  const onRetry = () => {
    // A held page is hydrated where it stands once its code arrives; only one that threw starts anew.
    const standing = isSent && sent.held !== null;
    setRetrying(true);
    void retry(match, lng).then(() =>
      startTransition(() => {
        setRetrying(false);
        if (!standing) again();
      }),
    );
  };
  const notice = <RemoteFailure onRetry={onRetry} retrying={retrying} />;
  const failure = (): ReactNode => (
    <>
      {isSent && sent.markup !== null && <div dangerouslySetInnerHTML={{ __html: sent.markup }} />}
      {notice}
    </>
  );

  return (
    <>
      <RemoteBoundary key={attempt} fallback={failure} match={match}>
        <Suspense fallback={<PageSkeleton />}>
          <Composed match={match} path={path} lng={lng} isSent={isSent} failure={failure} />
        </Suspense>
      </RemoteBoundary>
      {isSent && isHeld && notice}
    </>
  );
}

interface ComposedProps extends Props {
  isSent: boolean;
  failure: () => ReactNode;
}

function Composed({ match, lng, isSent, failure }: ComposedProps) {
  const { store, sent, take } = useComposer();
  useEffect(take, [take]);
  const outcome = use(store.outcome(match, lng));
  if ('failure' in outcome) {
    if (isSent && sent.held) use(sent.held);
    return failure();
  }
  const { page, data } = outcome.ready;
  return (
    <RemoteProvider remote={hostRemote(match.remote)}>
      <PageHead page={page} data={data} />
      <page.Page data={data} params={match.params} actionState={isSent ? sent.actionState : undefined} />
    </RemoteProvider>
  );
}
