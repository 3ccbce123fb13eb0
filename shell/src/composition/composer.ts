import { createContext, useContext } from 'react';
import type { RemoteFailureStage } from '@lens/contracts/events';
import type { LanguageCode } from '@lens/contracts/languages';
import type { Site } from '../head/tags';
import type { Match } from '../page/match';
import type { Composition } from '../page/page-state';
import type { RemotePart } from '../page/remote-part';
import type { ServerPage } from '../page/server-page';
import type { PageStore } from './page-store';

/** What all parts of an open page share. */
export interface Composer {
  composition: Composition;
  site: Site;
  store: PageStore;
  surface: 'public' | 'admin';
  serverPage: ServerPage;
  /** Must be called by each page once it is mounted. */
  completeHydration(match: Match): void;
  /**
   * Reports a remote once until it works again.
   * @param stage where the failure was noticed; its error may name another
   */
  reportFailure(part: RemotePart, stage: RemoteFailureStage, failure: unknown): void;
  /** Whether a remote's pages come from the server from now on, as the candidate in this document has failed. */
  hasLeft(remote: string): boolean;
  /** Whether a page is of another remote than the one before it, in this document. */
  isCrossing(match: Match): boolean;
  /**
   * Must be called before such a page is shown. What the styles of other remotes say ends here.
   * @returns whether the page needs a document of its own, as code of other remotes would reach it
   */
  cross(match: Match): boolean;
  /** Loads a page again that has failed. */
  retry(match: Match, lng: LanguageCode): Promise<void>;
}

export const ComposerContext = createContext<Composer | null>(null);

export function useComposer(): Composer {
  const composer = useContext(ComposerContext);
  if (!composer) throw new Error('useComposer needs the shell around it.');
  return composer;
}
