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
  /** The layout's name in the manifest of whichever remote offers it. */
  id: string;
  match: Match;
  lng: LanguageCode;
  children: ReactNode;
}

/** A layout that stays mounted while the pages inside it change. Without it the page stands bare, with a notice. */
export function RemoteLayout({ id, match, lng, children }: Props) {
  const { composition } = useComposer();
  const [attempt, again] = useReducer((count: number) => count + 1, 0);
  const remote = findLayout(composition.remotes, id)?.remote ?? match.remote;
  const bare = () => (
    <Bare id={id} match={match} lng={lng} onRetried={again}>
      {children}
    </Bare>
  );
  return (
    <Suspense fallback={null}>
      <RemoteBoundary key={attempt} part={{ remote, route: match.route }} fallback={bare}>
        {(onShown) => (
          <Composed id={id} match={match} onShown={onShown} bare={bare}>
            {children}
          </Composed>
        )}
      </RemoteBoundary>
    </Suspense>
  );
}

interface ComposedProps extends Pick<Props, 'id' | 'match' | 'children'> {
  onShown: () => void;
  bare: () => ReactNode;
}

function Composed({ id, match, onShown, bare, children }: ComposedProps) {
  const { store } = useComposer();
  useInsertionEffect(onShown, [onShown]);
  const outcome = use(store.layout({ id, route: match.route }));
  if ('failure' in outcome) return bare();
  const { module, remote } = outcome.ready;
  return (
    <RemoteProvider remote={hostRemote(remote)}>
      <module.Layout>{children}</module.Layout>
    </RemoteProvider>
  );
}

/** The page alone, under a notice that asks for whatever is missing: one notice, also when the page is missing too. */
function Bare({ id, match, lng, onRetried, children }: Props & { onRetried: () => void }) {
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
