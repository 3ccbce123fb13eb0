import type { LanguageCode } from '@lens/contracts/languages';
import type { Json } from '@lens/contracts/page';
import type { RemoteManifest, RemoteRoute } from '@lens/contracts/remote';
import type { RolloutArm } from '@lens/contracts/rollouts';
import type { PublicSettings } from '@lens/contracts/settings';
import type { TextTree } from '@lens/contracts/text-tree';
import type { PseudoLocale } from './pseudo-locale';

type ServerOnly = 'action' | 'framed' | 'entries' | 'examples';
type PublishingOnly = 'manifestVersion' | 'platform' | 'api' | 'owner';

/**
 * A route as an open page knows it: without what only the server needs, and with `access` only if a page requires a
 * login.
 */
export type ComposedRoute = Omit<RemoteRoute, ServerOnly | 'access'> &
  Partial<Pick<RemoteRoute, ServerOnly | 'access'>>;

/** A remote in the version that a page was composed of. An open page keeps it when another version is activated. */
export interface ComposedRemote {
  manifest: Omit<RemoteManifest, 'assets' | 'routes' | PublishingOnly> & { routes: ComposedRoute[] };
  /** Address of the version folder, ending in a slash. */
  address: string;
}

/** Hashes for subresource integrity, by path. */
export interface PageIntegrity {
  /** Of files that the open page needs or may load, except the scripts that start it. */
  files: Record<string, string>;
  /** The modules of which `files` has every file, as `mfe-public/pages/home/home`. */
  modules: string[];
  /**
   * Of each remote's `code.json`, which has the hashes of all its scripts and style sheets, and of the list of fonts.
   */
  code: Record<string, string>;
}

/** In a version folder: the hashes of its scripts and style sheets. */
export const codeFile = 'code.json';

/** Style sheets with the fonts of each script. The browser reads this list when a visitor chooses a language. */
export interface FontSheets {
  /** Addresses, by language. */
  sheets: Partial<Record<LanguageCode, string>>;
  /** Their hashes, by path. */
  files: Record<string, string>;
}

/** How `PageIntegrity` names a module. @param module as in the manifest: `./pages/home/home` */
export const moduleName = ({ manifest }: ComposedRemote, module: string): string =>
  `${manifest.name}${module.slice(1)}`;

export interface Composition {
  /** Changes whenever any part of the composition does. */
  id: string;
  remotes: ComposedRemote[];
}

/** Texts that a page had to take from English. The whole page may be in English because of them. */
export interface UntranslatedOnPage {
  /** The one that the texts are untranslated in. */
  language: LanguageCode;
  /** As `common:hero.title`; no more than `maxReportedTexts`. */
  keys: string[];
}

/** Further missing texts most likely have the same cause, which the first ones show as well. */
export const maxReportedTexts = 20;

/** A roll-out of one of the page's remotes, and the version that this page has. */
export interface PageRollout {
  remote: string;
  rollout: string;
  arm: RolloutArm;
}

/** Everything that the browser needs to hydrate the page. It is sent as one JSON block. */
export interface PageState {
  composition: Composition;
  surface: 'public' | 'admin';
  /** The language in which the page was sent. */
  lng: LanguageCode;
  /** Set if the texts are in a pseudo-locale; the language is then English. */
  pseudo?: PseudoLocale;
  /** The languages that the selector offers. */
  offered: LanguageCode[];
  /** Texts of this page in its language, by namespace. */
  texts: Record<string, TextTree>;
  untranslated?: UntranslatedOnPage;
  settings: PublicSettings;
  /** The origin that visitors see, for absolute addresses. */
  publicUrl: string;
  /** Whether the server rendered the page. If not, the browser renders it. */
  rendered: boolean;
  data?: Json;
  /** The page's `load` has found nothing at this address. */
  notFound?: true;
  /** The address belongs to a remote that is left out. */
  leftOut?: true;
  actionState?: Json;
  /** Absent while nothing is rolled out. */
  rollouts?: PageRollout[];
  integrity: PageIntegrity;
  /** Address of the list of `FontSheets`. */
  fontList: string;
}

export const stateElementId = 'lens-state';
export const scriptsElementId = 'lens-scripts';
export const rootElementId = 'root';

/** One of the scripts that start the page, which run in the order of the block `lens-scripts`. */
export interface StartScript {
  src: string;
  integrity: string;
}
