import type { LanguageCode } from '@lens/contracts/languages';
import type { Address } from '../../page/address';
import type { FailedArm } from '../rollout/visitor-groups';

/** A page as it is asked for: everything of a request that a page may depend on. */
export interface RequestedPage {
  address: Address;
  /** Without the parameters of campaigns; with its question mark, or empty. */
  query: string;
  /** The language of the address, else the one that was detected. */
  language: LanguageCode;
  /** The group of its visitor, as `VisitorGroups` names it. */
  group: string;
}

/** What is sent for a page, before it is compressed. */
export interface PageAnswer {
  status: number;
  /** Those that are the page's own, with names in lower case. */
  headers: Record<string, string>;
  html: string;
  /** The pattern of its route, for logs. */
  route: string;
  composition: string;
  /** Whether browsers may store it, and the shell send it to others. */
  isCacheable: boolean;
  /** The API did not give what the page shows. */
  lacksData: boolean;
  /** Its remote is rolled out and could not be rendered. A visitor for whom a candidate fails gets the stable version. */
  failedArm?: FailedArm;
}

/** Where a page sends its visitor instead. */
export interface PageRedirect {
  status: 301 | 303;
  location: string;
  cacheControl: string;
}

export type PageOutcome = PageAnswer | PageRedirect;

export const isRedirect = (outcome: PageOutcome): outcome is PageRedirect => 'location' in outcome;
