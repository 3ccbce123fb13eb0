import { RolloutVisit } from './composition/rollout-visit';

// Runs before the script that starts the page, which looks for it.
globalThis.lensRollouts = RolloutVisit;
