import type { ComposedRemote } from './page-state';

/** A part of a page that a remote provides: the page itself, or the layout around it. */
export interface RemotePart {
  remote: ComposedRemote;
  /** The open page, or `*`. */
  route: { path: string };
}
