import type { ComponentType } from 'react';
import type { LanguageCode } from './languages.js';
import type { PageStatement } from './page-statements.js';

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json | undefined };

/** Reads the API under /api; rejects with `ApiFailure` when the answer is not 2xx. */
export interface PageApi {
  get<Answer>(
    path: string,
    options?: { query?: Record<string, string | number>; signal?: AbortSignal },
  ): Promise<Answer>;
  post<Answer>(
    path: string,
    body: unknown,
    options?: { headers?: Record<string, string>; signal?: AbortSignal },
  ): Promise<Answer>;
}

export interface LoadContext {
  api: PageApi;
  params: Record<string, string>;
  /** What the address says of the parameters that the route names in `query`; absent where it names none. */
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
   * The languages of what the page is about, where its surroundings speak more: search engines are told of those alone,
   * and of the English page in place of any other.
   */
  languages?: LanguageCode[];
  /**
   * Picture of a link to the page where it is shared, 1200 × 630: a file among the remote's assets, or an address of
   * this origin that starts with a slash. Without it the route's own (`image` in the declaration) is shown.
   */
  image?: { src: string; alt: string };
  /** What the page is about, for machines; who the practice and the surgeon are is said of every page by itself. */
  statements?: PageStatement[];
}

/** Translates a key of the page's copy; interpolates the practice's identity by itself. */
export type Translate = (key: string, values?: Record<string, unknown>) => string;

export interface ActionContext extends Omit<LoadContext, 'params'> {
  /** Fields as posted; a repeated field keeps its last value. */
  form: Record<string, string>;
}

/** What a posted form leads to: another address (303), or the same page with `state` and a status. */
export type ActionResult = { redirect: string } | { status: number; state: Json };

/**
 * A page module. `load` runs on the server (800 ms at most) and on navigation in the browser; its result is sent
 * once with the page. `data` is undefined when the API was away: the page then shows its built-in content. Where `load`
 * rejects with a `status` of 404 there is no such page: the shell says so, with that status. Where it rejects with one of
 * 301 the page is for good at the path of this site that its `location` names: the shell leads there, in the same language.
 */
export interface PageModule<Data = unknown> {
  Page: ComponentType<PageProps<Data>>;
  load?: (context: LoadContext) => Promise<Data>;
  head?: (data: Data | undefined, t: Translate) => PageHead;
  action?: (context: ActionContext) => Promise<ActionResult>;
  /** Of the page of the form alone: what it has to say while another one is open, of a request that waited. */
  Elsewhere?: ComponentType;
}

export interface PageProps<Data = unknown> {
  data: Data | undefined;
  params: Record<string, string>;
  /** Asks for `data` once more; what is shown stays until there is some. */
  reload?: () => Promise<void>;
  /** What the page's own `action` answered to a form posted without JavaScript. */
  actionState?: Json;
}
