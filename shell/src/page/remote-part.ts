import type { ComposedRemote } from './page-state';

/** Some part of a page that a remote brings: the page itself, or the layout around it. */
export interface RemotePart {
  remote: ComposedRemote;
  /** The page that is open, or `*`. */
  route: { path: string };
}
