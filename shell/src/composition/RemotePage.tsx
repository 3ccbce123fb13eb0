import {
  memo,
  Suspense,
  use,
  useDeferredValue,
  useEffect,
  useInsertionEffect,
  useReducer,
  useState,
  type ReactNode,
} from 'react';
import type { LanguageCode } from '@lens/contracts/languages';
import { RemoteProvider } from '@lens/platform/host';
import { NotFound, PageSkeleton } from '../layout/PageNotice';
import { useComposer } from './composer';
import { ReloadDocument } from './ReloadDocument';
import { hostRemote } from '../page/host-remote';
import { CodeMissingNotice, ServerMarkup, RetryNotice } from './PageFallbacks';
import type { Match } from '../page/match';
import { PageHead } from './PageHead';
import { RemoteBoundary } from './RemoteBoundary';
import { scrollToSection } from '../window/scroll-to-section';

interface Props {
  match: Match;
  path: string;
  lng: LanguageCode;
}

/**
 * One page of a remote, behind a boundary. Whatever the remote does, text that the server sent stays readable and
 * everything around it goes on working.
 *
 * It is memoized, so that it renders again only for another page or attempt: if a component above markup that is not
 * hydrated yet renders again, React throws that markup away.
 */
export const RemotePage = memo(function RemotePage({ match: latestMatch, path, lng }: Props) {
  const { store, serverPage } = useComposer();
  // Keeps showing the current content until that for another query has loaded.
  const match = useDeferredValue(latestMatch);
  const [attempt, retryRender] = useReducer((count: number) => count + 1, 0);
  useEffect(() => () => store.forgetFailed(match, lng), [store, match, lng]);
  const isServerPage = serverPage.rendered && serverPage.path === path && serverPage.lng === lng;
  const fallback = (): ReactNode => (
    <>
      {isServerPage && <ServerMarkup />}
      <RetryNotice match={match} lng={lng} onRetried={retryRender} beside={isServerPage} />
    </>
  );
  return (
    <>
      <RemoteBoundary key={attempt} part={match} fallback={fallback}>
        {(onShown) => (
          <Suspense fallback={isServerPage && serverPage.codeArrival ? <ServerMarkup /> : <PageSkeleton />}>
            <Crossing match={match}>
              <Composed
                match={match}
                path={path}
                lng={lng}
                isServerPage={isServerPage}
                onShown={onShown}
                fallback={fallback}
              />
            </Crossing>
          </Suspense>
        )}
      </RemoteBoundary>
      {isServerPage && <CodeMissingNotice match={match} lng={lng} />}
    </>
  );
});

/** Shows a page of another remote once the one before it has left, in a new document if it has left something behind. */
function Crossing({ match, children }: Pick<Props, 'match'> & { children: ReactNode }) {
  const { isCrossing, cross } = useComposer();
  const [isWaiting, setWaiting] = useState(() => isCrossing(match));
  useEffect(() => {
    if (!isWaiting) return;
    if (cross(match)) location.reload();
    else setWaiting(false);
  }, [isWaiting, match, cross]);
  return isWaiting ? <PageSkeleton /> : children;
}

interface ComposedProps extends Props {
  isServerPage: boolean;
  onShown: () => void;
  fallback: () => ReactNode;
}

function Composed({ match, path, lng, isServerPage, onShown, fallback }: ComposedProps) {
  const { store, serverPage, hasLeft } = useComposer();
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  // A document of one version shows no page of another, so the server sends the next one whole.
  if (!isServerPage && hasLeft(match.remote.manifest.name)) return <ReloadDocument />;
  const outcome = use(store.outcome(match, lng));
  if ('failure' in outcome) {
    if (isServerPage && serverPage.codeArrival) use(serverPage.codeArrival);
    return fallback();
  }
  const { page, data, notFound, moved } = outcome.ready;
  const reload = () => store.reloadData(match, lng).then(rerender);
  // The server redirects, or answers 404.
  if ((notFound && !isServerPage) || moved) return <ReloadDocument />;
  return (
    <RemoteProvider remote={hostRemote(match.remote)}>
      <HydrationSignal match={match} onShown={onShown} />
      {notFound ? (
        <NotFound />
      ) : (
        <>
          {!isServerPage && <ScrollOnArrival />}
          <PageHead page={page} data={data} match={match} path={path} lng={lng} />
          <page.Page
            data={data}
            params={match.params}
            reload={reload}
            actionState={isServerPage ? serverPage.actionState : undefined}
          />
        </>
      )}
    </RemoteProvider>
  );
}

/** Scrolls to the section that the address names, which is there only once the page has loaded. */
function ScrollOnArrival() {
  useEffect(() => void scrollToSection(), []);
  return null;
}

/** Rendered before the page, so that its effects run before those of the page. */
function HydrationSignal({ match, onShown }: Pick<ComposedProps, 'match' | 'onShown'>) {
  const { completeHydration } = useComposer();
  useInsertionEffect(onShown, [onShown]);
  useEffect(() => completeHydration(match), [match, completeHydration]);
  return null;
}
