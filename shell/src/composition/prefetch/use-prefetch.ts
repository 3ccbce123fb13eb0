import { useEffect } from 'react';
import type { LanguageCode } from '@lens/contracts/languages';
import { useComposer } from '../composer';
import { likelyPages, linkedEntry, linkedPage } from './links';
import { whenIdle } from '../../window/idle';
import { isSavingData } from '../../window/saving-data';

/**
 * Prefetches likely next pages with their code, styles, texts and data: one after the other once the open page is
 * hydrated and the browser idle, or at once when a link is hovered or focused. Of a remote that the page does not run
 * yet, a file is fetched and nothing is run.
 */
export function usePrefetch(path: string, lng: LanguageCode): void {
  const { composition, store, surface, serverPage } = useComposer();
  useEffect(() => {
    if (isSavingData()) return;
    const controller = new AbortController();
    const { signal } = controller;
    const current = { composition, surface, path };
    const onInterest = ({ target }: Event) => {
      const link = (target as Element).closest?.('a');
      const page = link && linkedPage(link, current);
      if (page) void store.prefetch(page, lng);
      const entry = link && linkedEntry(link, current);
      if (entry) globalThis.lensTraces?.fetchAhead(entry);
    };
    const start = async () => {
      await serverPage.hydration;
      if (signal.aborted || serverPage.codeArrival) return;
      document.addEventListener('pointerover', onInterest, { signal, passive: true });
      document.addEventListener('focusin', onInterest, { signal });
      await whenIdle();
      for (const page of signal.aborted ? [] : likelyPages(current)) {
        if (signal.aborted) return;
        await store.prefetch(page, lng);
        await whenIdle();
      }
    };
    void start();
    return () => controller.abort();
  }, [composition, lng, path, serverPage, store, surface]);
}
