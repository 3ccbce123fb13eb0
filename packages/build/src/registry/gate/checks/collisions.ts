import { findConflicts } from '../../checks/conflicts.ts';
import type { Composition } from '../composition.ts';
import type { Finding } from '../finding.ts';

/** What the candidate declares although another remote has it. */
export const findCollisions = ({ candidate, others }: Composition): Finding[] =>
  others.flatMap(({ name, manifest }) =>
    findConflicts(candidate.manifest, [manifest]).map((conflict): Finding => ({
      check: 'collision',
      severity: 'refusal',
      victim: { remote: name },
      problem: conflict,
      change: `"${conflict.split(':')[0]}" in the manifest of ${candidate.name}`,
    })),
  );
