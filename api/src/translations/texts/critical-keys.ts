import { isCritical } from '@lens/contracts/critical-texts';
import { findDescriptions } from '@lens/contracts/descriptions';
import type { ShippedFile } from './shipped-texts.js';

const keysByFile = new WeakMap<ShippedFile, ReadonlySet<string>>();

/** The keys of the critical texts of a file. They are found once for each version of it, since that takes long. */
export function criticalKeys(file: ShippedFile): ReadonlySet<string> {
  const known = keysByFile.get(file);
  if (known) return known;
  const { required, descriptions } = file;
  const keys = new Set<string>();
  for (const [key, { source }] of required)
    if (isCritical(key, source, findDescriptions(descriptions, key, source))) keys.add(key);
  keysByFile.set(file, keys);
  return keys;
}
