import type { Composition } from '../composition.ts';
import type { Finding } from '../finding.ts';
import { offeredSettings } from '../offered-settings.ts';

/** Settings that the candidate reads and this site does not have: its pages would show a gap, or fail. */
export const findMissingSettings = ({ candidate: { name, manifest } }: Composition): Finding[] =>
  (manifest.settings ?? [])
    .filter((setting) => !offeredSettings.includes(setting))
    .map((setting) => ({
      check: 'settings',
      severity: 'refusal',
      victim: { remote: name },
      problem: `it needs the setting ${setting}, and this site has ${offeredSettings.join(', ')}.`,
      change: `"${setting}" of "settings" in the manifest of ${name}`,
    }));
