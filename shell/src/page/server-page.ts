import type { LanguageCode } from '@lens/contracts/languages';
import type { Json } from '@lens/contracts/page';
import type { TypedValues } from '../window/typed-values';

/** The page as the server sent it. */
export interface ServerPage {
  path: string;
  lng: LanguageCode;
  rendered: boolean;
  /** Its markup, passed by the trusted-types policy; null if the server rendered nothing. */
  markup: string | null;
  /** Null unless the remote's code failed to load; resolves once it has. Until then the server’s markup stays on screen. */
  codeArrival: Promise<void> | null;
  /** Resolves once React has hydrated the page or has given up. Until then nothing on the page may change. */
  hydration: Promise<void>;
  /** What was typed into the page before its remote failed. */
  typed?: TypedValues;
  leftOut?: true;
  actionState?: Json;
}
