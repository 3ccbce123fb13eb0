import { createContext, useContext } from 'react';
import type { RemoteFailureStage } from '@lens/contracts/events';
import type { LanguageCode } from '@lens/contracts/languages';
import type { Site } from '../head/tags';
import type { Match } from '../page/match';
import type { Composition } from '../page/page-state';
import type { RemotePart } from '../page/remote-part';
import type { SentPage } from '../page/sent-page';
import type { PageStore } from './page-store';

/** What the composed parts of a page have in common while it is open. */
export interface Composer {
  composition: Composition;
  site: Site;
  store: PageStore;
  surface: 'public' | 'admin';
  sent: SentPage;
  /** Called by a page when it is there. */
  take(match: Match): void;
  /** Once for each remote until it is back. @param stage where it was noticed; what loads may tell more by itself */
  reportFailure(part: RemotePart, stage: RemoteFailureStage, failure: unknown): void;
  /** Asks again for a page that failed. */
  retry(match: Match, lng: LanguageCode): Promise<void>;
}

export const ComposerContext = createContext<Composer | null>(null);

export function useComposer(): Composer {
  const composer = useContext(ComposerContext);
  if (!composer) throw new Error('useComposer needs the shell around it.');
  return composer;
}
