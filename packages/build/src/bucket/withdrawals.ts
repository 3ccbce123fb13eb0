import { withdrawnVersions, type WithdrawnVersions } from '@lens/contracts/signing';

/** @returns nothing if the bytes list no versions */
export function readWithdrawals(bytes: Buffer | null): WithdrawnVersions {
  try {
    return withdrawnVersions.parse(JSON.parse(bytes?.toString('utf8') ?? '{}'));
  } catch {
    return {};
  }
}

/** What is withdrawn in either. @returns null if nothing is added */
export function joinWithdrawals(here: Buffer | null, added: WithdrawnVersions): Buffer | null {
  const before = readWithdrawals(here);
  const joined = { ...before };
  for (const [name, versions] of Object.entries(added))
    joined[name] = [...new Set([...(before[name] ?? []), ...versions])];
  const count = (all: WithdrawnVersions) => Object.values(all).flat().length;
  return count(joined) === count(before) ? null : Buffer.from(`${JSON.stringify(joined, null, 2)}\n`);
}
