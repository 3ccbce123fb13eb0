import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { LanguageCode } from '@lens/contracts/languages';
import { RemoteFailure } from '../layout/PageNotice';
import { useComposer } from './composer';
import type { Match } from '../page/match';
import { putBack } from '../window/typed-values';

/** The markup that the server sent, readable while the page cannot be hydrated. */
export function ServerMarkup() {
  const { markup, typed } = useComposer().serverPage;
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (element.current && typed) putBack(element.current, typed);
  }, [typed]);
  return markup === null ? null : <div ref={element} dangerouslySetInnerHTML={{ __html: markup }} />;
}

interface RetryProps {
  match: Match;
  lng: LanguageCode;
  /** Whether the page's text, with the document's heading, is shown as well. */
  beside: boolean;
  /** Called after every attempt, successful or not. */
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

/** Shown under a page that the server rendered, while code that failed to load is still missing. */
export function CodeMissingNotice({ match, lng }: Pick<RetryProps, 'match' | 'lng'>) {
  const { serverPage } = useComposer();
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (!serverPage.codeArrival) return;
    setMissing(true);
    void serverPage.codeArrival.then(() => setMissing(false));
  }, [serverPage]);
  return isMissing && <RetryNotice match={match} lng={lng} beside />;
}
