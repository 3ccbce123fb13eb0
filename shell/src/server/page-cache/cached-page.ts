import { createHash } from 'node:crypto';
import type { SiteState } from '../site-state';
import { PageBodies } from './page-bodies';
import type { PageAnswer, RequestedPage } from './page-answer';

/** A page as its bytes leave, with what is needed to make it again. */
export interface CachedPage extends Omit<PageAnswer, 'html' | 'isCacheable' | 'failedArm'> {
  page: RequestedPage;
  state: SiteState;
  etag: string;
  bodies: PageBodies;
  /** By `performance.now`. */
  renderedAtMs: number;
  /** How often it was sent since the state of the site last changed, and half of the times before. */
  uses: number;
}

const tagOf = (html: string): string =>
  `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`;

/** @param previous the page at the same address before, whose bytes are used again if nothing changed in them */
export async function toCachedPage(
  { html, isCacheable: _, failedArm: _failed, ...answer }: PageAnswer,
  page: RequestedPage,
  state: SiteState,
  previous: CachedPage | undefined,
): Promise<CachedPage> {
  const renderedAtMs = performance.now();
  const etag = tagOf(html);
  const bodies = previous?.etag === etag ? previous.bodies : await PageBodies.of(html);
  return { ...answer, page, state, etag, bodies, renderedAtMs, uses: (previous?.uses ?? 0) / 2 };
}
