import {
  memo,
  Suspense,
  use,
  useDeferredValue,
  useEffect,
  useInsertionEffect,
  useReducer,
  type ReactNode,
} from 'react';
import type { LanguageCode } from '@lens/contracts/languages';
import { RemoteProvider } from '@lens/platform/host';
import { NotFound, PageSkeleton } from '../layout/PageNotice';
import { useComposer } from './composer';
import { FullLoad } from './FullLoad';
import { hostRemote } from '../page/host-remote';
import { HeldNotice, KeptPage, RetryNotice } from './HeldPage';
import type { Match } from '../page/match';
import { PageHead } from './PageHead';
import { RemoteBoundary } from './RemoteBoundary';
import { reachSection } from '../window/section';

interface Props {
  match: Match;
  path: string;
  lng: LanguageCode;
}

/**
 * One page of a remote, behind a boundary. Whatever the remote does, text that the server sent
 * stays readable and everything around it goes on working.
 *
 * It renders again only for another page or attempt: React gives up markup that it has not hydrated yet
 * as soon as anything above it renders.
 */
export const RemotePage = memo(function RemotePage({ match: wanted, path, lng }: Props) {
  const { store, sent } = useComposer();
  // What the page shows for another query replaces what it shows now only once it is there.
  const match = useDeferredValue(wanted);
  const [attempt, again] = useReducer((count: number) => count + 1, 0);
  useEffect(() => () => store.forgetFailed(match, lng), [store, match, lng]);
  const isSent = sent.rendered && sent.path === path && sent.lng === lng;
  const failure = (): ReactNode => (
    <>
      {isSent && <KeptPage />}
      <RetryNotice match={match} lng={lng} onRetried={again} beside={isSent} />
    </>
  );
  return (
    <>
      <RemoteBoundary key={attempt} part={match} fallback={failure}>
        {(onShown) => (
          <Suspense fallback={isSent && sent.held ? <KeptPage /> : <PageSkeleton />}>
            <Composed
              match={match}
              path={path}
              lng={lng}
              isSent={isSent}
              onShown={onShown}
              failure={failure}
            />
          </Suspense>
        )}
      </RemoteBoundary>
      {isSent && <HeldNotice match={match} lng={lng} />}
    </>
  );
});

interface ComposedProps extends Props {
  isSent: boolean;
  onShown: () => void;
  failure: () => ReactNode;
}

function Composed({ match, path, lng, isSent, onShown, failure }: ComposedProps) {
  const { store, sent } = useComposer();
  const [, renewed] = useReducer((count: number) => count + 1, 0);
  const outcome = use(store.outcome(match, lng));
  if ('failure' in outcome) {
    if (isSent && sent.held) use(sent.held);
    return failure();
  }
  const { page, data, missing, moved } = outcome.ready;
  const reload = () => store.renew(match, lng).then(renewed);
  // The server knows where it is now, or says that it is nowhere.
  if ((missing && !isSent) || moved) return <FullLoad />;
  return (
    <RemoteProvider remote={hostRemote(match.remote)}>
      <Taken match={match} onShown={onShown} />
      {missing ? (
        <NotFound />
      ) : (
        <>
          {!isSent && <Arrival />}
          <PageHead page={page} data={data} match={match} path={path} lng={lng} />
          <page.Page
            data={data}
            params={match.params}
            reload={reload}
            actionState={isSent ? sent.actionState : undefined}
          />
        </>
      )}
    </RemoteProvider>
  );
}

/** A page that had to be waited for is there only now: so is the section that the address names. */
function Arrival() {
  useEffect(() => void reachSection(), []);
  return null;
}

/** Stands before the page, so that it has told of it by the time that the page's own effects run. */
function Taken({ match, onShown }: Pick<ComposedProps, 'match' | 'onShown'>) {
  const { take } = useComposer();
  useInsertionEffect(onShown, [onShown]);
  useEffect(() => take(match), [match, take]);
  return null;
}
