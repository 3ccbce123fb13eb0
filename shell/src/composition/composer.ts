import { createContext, useContext } from 'react';
import type { LanguageCode } from '@lens/contracts/languages';
import type { Json } from '@lens/contracts/page';
import type { Match } from './match';
import type { Composition } from './page-state';
import type { FailureStage, PageStore } from './page-store';

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
  actionState?: Json;
}

/** What the composed parts of a page have in common while it is open. */
export interface Composer {
  composition: Composition;
  store: PageStore;
  surface: 'public' | 'admin';
  sent: SentPage;
  /** Called by the page when it is taken up. */
  take(): void;
  reportFailure(match: Match, stage: FailureStage, failure: unknown): void;
  /** Asks again from nothing: failed scripts and containers are dropped first. */
  retry(match: Match, lng: LanguageCode): Promise<void>;
}

export const ComposerContext = createContext<Composer | null>(null);

export function useComposer(): Composer {
  const composer = useContext(ComposerContext);
  if (!composer) throw new Error('useComposer needs the shell around it.');
  return composer;
}
