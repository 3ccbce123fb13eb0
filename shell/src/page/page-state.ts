import type { LanguageCode } from '@lens/contracts/languages';
import type { Json } from '@lens/contracts/page';
import type { RemoteManifest, RemoteRoute } from '@lens/contracts/remote';
import type { PublicSettings } from '@lens/contracts/settings';
import type { TextTree } from '@lens/contracts/text-tree';
import type { PseudoLocale } from './pseudo-locale';

type OfServer = 'action' | 'framed' | 'entries';
type OfPublishing = 'manifestVersion' | 'platform' | 'api' | 'owner';

/** A route as a page knows it. What the server alone asks of it stays there, and so does that anyone may see it. */
export type ComposedRoute = Omit<RemoteRoute, OfServer | 'access'> &
  Partial<Pick<RemoteRoute, OfServer | 'access'>>;

/** A remote as one page is composed of it; open pages keep theirs, whatever the registry says later. */
export interface ComposedRemote {
  manifest: Omit<RemoteManifest, 'assets' | 'routes' | OfPublishing> & { routes: ComposedRoute[] };
  /** Address of the version folder, ending in a slash. */
  address: string;
}

/** Subresource-integrity values, by path. */
export interface PageIntegrity {
  /** Of what the page at hand is made of and may load by itself, beside what starts it. */
  files: Record<string, string>;
  /** The modules that `files` covers whole, as `mfe-public/pages/home/home`. */
  modules: string[];
  /** Of each remote's `code.json`, which holds the values of all its scripts and style sheets, and of the list of faces. */
  code: Record<string, string>;
}

/** In a version folder: its scripts and style sheets, with their values. */
export const codeFile = 'code.json';

/** Style sheets with the faces that a script needs: read when somebody chooses a language. */
export interface Faces {
  /** Addresses, by language. */
  sheets: Partial<Record<LanguageCode, string>>;
  /** Their values, by path. */
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
  /** As `common:hero.title`; no more than `mostReportedTexts`. */
  keys: string[];
}

/** Further missing texts most likely have the same cause, which the first ones show as well. */
export const mostReportedTexts = 20;

/** Everything that the browser needs to take up the page that the server sent. It travels as one JSON block. */
export interface PageState {
  composition: Composition;
  surface: 'public' | 'admin';
  /** The language of the page as sent. */
  lng: LanguageCode;
  /** Set where the texts are English made strange; the language is then English. */
  pseudo?: PseudoLocale;
  /** The languages that the selector offers. */
  offered: LanguageCode[];
  /** Texts of this page in its language, by namespace. */
  copy: Record<string, TextTree>;
  untranslated?: UntranslatedOnPage;
  settings: PublicSettings;
  /** The origin that people see, for absolute addresses. */
  publicUrl: string;
  /** Whether the server rendered the page; if not, the browser starts from nothing. */
  rendered: boolean;
  data?: Json;
  /** The page's own data told that there is nothing at this address. */
  missing?: true;
  /** The address is one of a remote that the server has to do without for now. */
  leftOut?: true;
  actionState?: Json;
  integrity: PageIntegrity;
  /** Address of the list of `Faces`. */
  faces: string;
}

export const stateElementId = 'lens-state';
export const scriptsElementId = 'lens-scripts';
export const rootElementId = 'root';

/** One script that starts the page, in the order of `lens-scripts`. */
export interface StartScript {
  src: string;
  integrity: string;
}
