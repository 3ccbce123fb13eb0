import { createContext, useContext } from 'react';
import type { RemoteFailureStage } from '@lens/contracts/events';
import type { LanguageCode } from '@lens/contracts/languages';
import type { Json } from '@lens/contracts/page';
import type { Site } from '../head/tags';
import type { Match } from './match';
import type { ComposedRemote, Composition } from './page-state';
import type { PageStore } from './page-store';

/** Some part of a page that a remote brings: the page itself, or the layout around it. */
export interface RemotePart {
  remote: ComposedRemote;
  /** The page that is open, or `*`. */
  route: { path: string };
}

/** The page as the server sent it. */
export interface SentPage {
  path: string;
  lng: LanguageCode;
  rendered: boolean;
  /** Its markup, passed by the trusted-types policy; null where the server rendered nothing. */
  markup: string | null;
  /** Pending for as long as the remote's code is missing: what was sent stays on screen untouched. */
  held: Promise<void> | null;
  /** Settled once React has taken the page up, or never will: before that, nothing it shows may change. */
  taken: Promise<void>;
  leftOut?: true;
  actionState?: Json;
}

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
