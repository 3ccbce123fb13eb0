import type { RolloutVisit } from './rollout-visit';
import type { RemoteTraces } from '../loading/remote-traces';

/** What scripts leave that only some pages have. */
declare global {
  /** While something is rolled out. */
  var lensRollouts: typeof RolloutVisit | undefined;
  /** On public pages from which those of other remotes can be opened. */
  var lensTraces: RemoteTraces | undefined;
}
