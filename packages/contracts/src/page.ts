import type { ComponentType } from 'react';
import type { LanguageCode } from './languages.js';
import type { PageStatement } from './page-statements.js';

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json | undefined };

/** Requests to the API under /api; they reject with `ApiFailure` if the response is not 2xx. */
export interface PageApi {
  get<Body>(
    path: string,
    options?: { query?: Record<string, string | number>; signal?: AbortSignal },
  ): Promise<Body>;
  post<Body>(
    path: string,
    body: unknown,
    options?: { headers?: Record<string, string>; signal?: AbortSignal },
  ): Promise<Body>;
}

export interface LoadContext {
  api: PageApi;
  params: Record<string, string>;
  /** The query parameters of the address that the route lists in `query`; undefined if it lists none. */
  query?: Record<string, string>;
  lng: LanguageCode;
  signal: AbortSignal;
}

export interface PageHead {
  title: string;
  description?: string;
  /** Keeps the page out of search engines. */
  noindex?: boolean;
  /**
   * The languages of the content, if the page around it exists in more. Search engines learn of those alone, and of the
   * English page instead of any other.
   */
  languages?: LanguageCode[];
  /**
   * The picture for shared links to the page, 1200 × 630: a file among the remote's assets, or an address of this
   * origin that starts with a slash. By default that of the route (`image` in the declaration).
   */
  image?: { src: string; alt: string };
  /** Structured data about the page. The shell adds that about the practice and the surgeon to every page. */
  statements?: PageStatement[];
}

/** Translates a key of the page's copy. The practice's names and phones are interpolated without `values`. */
export type Translate = (key: string, values?: Record<string, unknown>) => string;

export interface ActionContext extends Omit<LoadContext, 'params'> {
  /** The posted fields; of a repeated one the last value. */
  form: Record<string, string>;
}

/** The result of a posted form: a redirect (303), or the same page with `state` and a status. */
export type ActionResult = { redirect: string } | { status: number; state: Json };

/**
 * A page module. `load` runs on the server (at most 800 ms) and on navigation in the browser; its result is sent once
 * with the page. If the API is unavailable, `data` is undefined and the page shows its built-in content. If `load`
 * rejects with `status` 404, the shell shows the page for that status. If it rejects with `status` 301 and a `location`
 * on this site, the shell redirects there, in the same language.
 */
export interface PageModule<Data = unknown> {
  Page: ComponentType<PageProps<Data>>;
  load?: (context: LoadContext) => Promise<Data>;
  head?: (data: Data | undefined, t: Translate) => PageHead;
  action?: (context: ActionContext) => Promise<ActionResult>;
  /**
   * Only for the contact page. The shell renders it on every other page of a visitor whose browser stores a waiting
   * request, and it tells them there what became of the request. The name is part of the contract: remotes that were
   * built earlier export it.
   */
  Elsewhere?: ComponentType;
}

export interface PageProps<Data = unknown> {
  data: Data | undefined;
  params: Record<string, string>;
  /** Loads `data` again; until it is there, the page keeps the old one. */
  reload?: () => Promise<void>;
  /** The `state` that the page's `action` returned for a form posted without JavaScript. */
  actionState?: Json;
}
