import { startTransition, useEffect, useState } from 'react';
import type { LanguageCode } from '@lens/contracts/languages';
import { RemoteFailure } from '../layout/PageNotice';
import { useComposer } from './composer';
import type { Match } from '../page/match';

/** The page as the server sent it, to be read while nothing can bring it to life. */
export function KeptPage() {
  const { markup } = useComposer().sent;
  return markup === null ? null : <div dangerouslySetInnerHTML={{ __html: markup }} />;
}

interface RetryProps {
  match: Match;
  lng: LanguageCode;
  /** Stands with the page's own text, which has the heading of the document. */
  beside: boolean;
  /** Told after every attempt, whatever came of it. */
  onRetried?: () => void;
}

export function RetryNotice({ match, lng, beside, onRetried }: RetryProps) {
  const { retry } = useComposer();
  const [retrying, setRetrying] = useState(false);
  const onRetry = () => {
    setRetrying(true);
    void retry(match, lng).then(() =>
      startTransition(() => {
        setRetrying(false);
        onRetried?.();
      }),
    );
  };
  return <RemoteFailure onRetry={onRetry} retrying={retrying} beside={beside} />;
}

/** Stands under a page whose code has not arrived, which is then hydrated where it stands. */
export function HeldNotice({ match, lng }: Pick<RetryProps, 'match' | 'lng'>) {
  const { sent } = useComposer();
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (!sent.held) return;
    setHeld(true);
    void sent.held.then(() => setHeld(false));
  }, [sent]);
  return isHeld && <RetryNotice match={match} lng={lng} beside />;
}
