import { useEffect } from 'react';
import type { LanguageCode } from '@lens/contracts/languages';
import { useComposer } from '../composer';
import { likelyPages, pageBehind } from './links';
import { isSparing, quiet } from '../../window/quiet';

/**
 * Opens the next pages before they are asked for: code, styles, texts and data, one page after the other once the
 * page at hand is taken up and the browser is idle, or at once when a link is pointed at or focused.
 */
export function usePrefetch(path: string, lng: LanguageCode): void {
  const { composition, store, surface, sent } = useComposer();
  useEffect(() => {
    if (isSparing()) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const whereabouts = { composition, surface, path };
    const onSign = ({ target }: Event) => {
      const link = (target as Element).closest?.('a');
      const page = link && pageBehind(link, whereabouts);
      if (page) void store.prefetch(page, lng);
    };
    const begin = async () => {
      await sent.taken;
      if (signal.aborted || sent.held) return;
      document.addEventListener('pointerover', onSign, { signal, passive: true });
      document.addEventListener('focusin', onSign, { signal });
      await quiet();
      for (const page of signal.aborted ? [] : likelyPages(whereabouts)) {
        if (signal.aborted) return;
        await store.prefetch(page, lng);
        await quiet();
      }
    };
    void begin();
    return () => leaving.abort();
  }, [composition, lng, path, sent, store, surface]);
}
