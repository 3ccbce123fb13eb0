import type { ComponentType } from 'react';
import type { i18n as I18n } from 'i18next';
import type { LanguageCode } from '@lens/contracts/languages';
import type { PublicSettings } from '@lens/contracts/settings';

/** Session storage: the id, from its remote's manifest, of the overlay that this tab opens pages with. */
export const overlayKey = 'lens_overlay';

/**
 * Query parameter: the id of the overlay that a page opens with in a frame of the back office. Pages with it may be
 * framed by this site, and only then do they open an overlay by it.
 */
export const overlayParameter = 'overlay';

/** The page under an overlay. */
export interface OverlaidPage {
  /** The shell's instance: the page shows whatever an overlay changes in it. */
  i18n: I18n;
  settings: PublicSettings;
  /** The address of the current page in another language. */
  addressIn(code: LanguageCode): string;
  /** Reloads the page as visitors see it. */
  leave(): void;
}

/** What the module of an overlay exports. It renders beside the page, and never makes the page render. */
export interface OverlayModule {
  Overlay: ComponentType<OverlaidPage>;
}
