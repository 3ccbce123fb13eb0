import type { LanguageCode } from '@lens/contracts/languages';
import type { Json } from '@lens/contracts/page';

/** The page as the server sent it. */
export interface SentPage {
  path: string;
  lng: LanguageCode;
  rendered: boolean;
  /** Its markup, passed by the trusted-types policy; null where the server rendered nothing. */
  markup: string | null;
  /** Pending for as long as the remote's code is missing: what was sent stays on screen untouched. */
  held: Promise<void> | null;
  /** Resolves once React has hydrated the page, or never will: before that, nothing it shows may change. */
  taken: Promise<void>;
  leftOut?: true;
  actionState?: Json;
}
