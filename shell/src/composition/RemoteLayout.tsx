import { startTransition, Suspense, use, useReducer, useState, type ReactNode } from 'react';
import { RemoteProvider } from '@lens/platform/host';
import { RemoteFailure } from '../layout/PageNotice';
import { useComposer } from './composer';
import { hostRemote } from './host-remote';

interface Props {
  /** The layout's name in the manifest of whichever remote offers it. */
  id: string;
  children: ReactNode;
}

/** A layout that stays mounted while the pages inside it change. Without it the page stands bare, with a notice. */
export function RemoteLayout({ id, children }: Props) {
  return (
    <Suspense fallback={null}>
      <Composed id={id}>{children}</Composed>
    </Suspense>
  );
}

function Composed({ id, children }: Props) {
  const { store } = useComposer();
  const [, again] = useReducer((count: number) => count + 1, 0);
  const [retrying, setRetrying] = useState(false);
  const outcome = use(store.layout(id));
  if ('ready' in outcome) {
    const { module, remote } = outcome.ready;
    return (
      <RemoteProvider remote={hostRemote(remote)}>
        <module.Layout>{children}</module.Layout>
      </RemoteProvider>
    );
  }
  const retry = () => {
    setRetrying(true);
    store.forgetLayout(id);
    void store.layout(id).then(() =>
      startTransition(() => {
        setRetrying(false);
        again();
      }),
    );
  };
  return (
    <>
      <RemoteFailure onRetry={retry} retrying={retrying} />
      {children}
    </>
  );
}
