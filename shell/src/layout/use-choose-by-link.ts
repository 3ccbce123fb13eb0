import { useEffect, useRef, type RefObject } from 'react';
import { isLanguageCode } from '@lens/contracts/languages';
import { useLanguage } from '../i18n/language-choice';

const opensNewTab = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/**
 * A link of a remote to the open page in another language (`hreflang`) changes the language in place, so that readers
 * stay at the part that they read. Before the scripts run it is a plain link.
 */
export function useChooseByLink(): RefObject<HTMLDivElement | null> {
  const site = useRef<HTMLDivElement>(null);
  const { choose, addressIn } = useLanguage();
  useEffect(() => {
    const element = site.current!;
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[hreflang]');
      const code = link?.hreflang ?? '';
      if (!link || event.defaultPrevented || opensNewTab(event) || !isLanguageCode(code)) return;
      if (link.pathname !== addressIn(code)) return;
      event.preventDefault();
      choose(code);
    };
    element.addEventListener('click', onClick);
    return () => element.removeEventListener('click', onClick);
  }, [addressIn, choose]);
  return site;
}
