import { useEffect } from 'react';
import type { OverlaidPage } from '@lens/platform/overlay';
import { messageFrom, type ShowRequest } from '../messages';
import { PageInPlace } from './page-in-place';
import './overlay.module.css';

/** Shows one text of a page in its place, in a frame beside the editor, which says by messages which. */
export function Overlay({ i18n }: OverlaidPage) {
  useEffect(() => {
    const page = new PageInPlace(i18n, (message) => window.parent.postMessage(message, location.origin));
    const handle = (event: MessageEvent) => {
      const request = messageFrom<ShowRequest>(event, window.parent);
      // A window that is not framed is its own parent, and gets its own messages.
      if (request?.lens === 'in-place/show') page.show(request);
    };
    window.addEventListener('message', handle);
    page.start();
    return () => {
      window.removeEventListener('message', handle);
      page.stop();
    };
  }, [i18n]);
  return null;
}
