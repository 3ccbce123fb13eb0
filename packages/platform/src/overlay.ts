import type { ComponentType } from 'react';
import type { i18n as I18n } from 'i18next';
import type { LanguageCode } from '@lens/contracts/languages';
import type { PublicSettings } from '@lens/contracts/settings';

/** Session storage: the overlay that the pages of this tab are opened with, by the id in its remote's manifest. */
export const overlayKey = 'lens_overlay';

/** The page that an overlay lies over, for as long as its document is open. */
export interface OverlaidPage {
  /** The shell's own: what is done to it, the page shows. */
  i18n: I18n;
  settings: PublicSettings;
  /** The address of the page at hand in another language. */
  addressIn(code: LanguageCode): string;
  /** Opens the page anew, as visitors see it. */
  leave(): void;
}

/** What the module of an overlay exports. It is rendered beside the page, which never renders because of it. */
export interface OverlayModule {
  Overlay: ComponentType<OverlaidPage>;
}
