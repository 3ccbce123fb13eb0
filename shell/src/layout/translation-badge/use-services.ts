import { useEffect, useState } from 'react';
import type { TranslationService, TranslationStatus } from '@lens/contracts/translations';
import { quiet } from '../../composition/prefetch/quiet';

async function read(signal: AbortSignal): Promise<TranslationStatus | null> {
  await quiet();
  if (signal.aborted) return null;
  const answer = await fetch('/api/translations/status', { signal });
  return answer.ok ? ((await answer.json()) as TranslationStatus) : null;
}

/**
 * The automatic translation services that are enabled; none as long as the API has not said so. It is asked when the
 * page is at rest, and again when the network comes back.
 */
export function useServices(online: boolean): TranslationService[] {
  const [services, setServices] = useState<TranslationService[]>([]);
  useEffect(() => {
    if (!online) return;
    const asking = new AbortController();
    read(asking.signal)
      .then((status) => {
        if (status) setServices([status.premium, status.general].filter(({ enabled }) => enabled));
      })
      // Without an answer the page goes on saying what is sure.
      .catch(() => undefined);
    return () => asking.abort();
  }, [online]);
  return services;
}
