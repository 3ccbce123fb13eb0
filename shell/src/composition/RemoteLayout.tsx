import {
  startTransition,
  Suspense,
  use,
  useInsertionEffect,
  useReducer,
  useState,
  type ReactNode,
} from 'react';
import type { LanguageCode } from '@lens/contracts/languages';
import { RemoteProvider } from '@lens/platform/host';
import { RemoteFailure } from '../layout/PageNotice';
import { useComposer } from './composer';
import { hostRemote } from '../page/host-remote';
import { findLayout, type Match } from '../page/match';
import { RemoteBoundary } from './RemoteBoundary';

interface Props {
  /** The layout's id in the manifest of the remote that offers it. */
  id: string;
  match: Match;
  lng: LanguageCode;
  children: ReactNode;
}

/** A layout that stays mounted while its pages change. If it fails, the page is shown without it, with a notice. */
export function RemoteLayout({ id, match, lng, children }: Props) {
  const { composition } = useComposer();
  const [attempt, retryRender] = useReducer((count: number) => count + 1, 0);
  const remote = findLayout(composition.remotes, id)?.remote ?? match.remote;
  const withoutLayout = () => (
    <WithoutLayout id={id} match={match} lng={lng} onRetried={retryRender}>
      {children}
    </WithoutLayout>
  );
  return (
    <Suspense fallback={null}>
      <RemoteBoundary key={attempt} part={{ remote, route: match.route }} fallback={withoutLayout}>
        {(onShown) => (
          <Composed id={id} match={match} onShown={onShown} withoutLayout={withoutLayout}>
            {children}
          </Composed>
        )}
      </RemoteBoundary>
    </Suspense>
  );
}

interface ComposedProps extends Pick<Props, 'id' | 'match' | 'children'> {
  onShown: () => void;
  withoutLayout: () => ReactNode;
}

function Composed({ id, match, onShown, withoutLayout, children }: ComposedProps) {
  const { store } = useComposer();
  useInsertionEffect(onShown, [onShown]);
  const outcome = use(store.layout({ id, route: match.route }));
  if ('failure' in outcome) return withoutLayout();
  const { module, remote } = outcome.ready;
  return (
    <RemoteProvider remote={hostRemote(remote)}>
      <module.Layout>{children}</module.Layout>
    </RemoteProvider>
  );
}

/** The page alone, under one notice that retries the layout and, if it failed too, the page. */
function WithoutLayout({ id, match, lng, onRetried, children }: Props & { onRetried: () => void }) {
  const { store, retry } = useComposer();
  const [retrying, setRetrying] = useState(false);
  const page = use(store.outcome(match, lng));
  const onRetry = async () => {
    setRetrying(true);
    store.forgetLayout(id);
    await Promise.all([store.layout({ id, route: match.route }), 'failure' in page && retry(match, lng)]);
    startTransition(() => {
      setRetrying(false);
      onRetried();
    });
  };
  return (
    <>
      <RemoteFailure onRetry={() => void onRetry()} retrying={retrying} beside={'ready' in page} />
      {'ready' in page && children}
    </>
  );
}
