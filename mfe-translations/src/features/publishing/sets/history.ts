import type { RollBack, TextSet, TextSets } from '@lens/contracts/desk';

/** One line of what was live: a set that was published, or a roll-back to one. */
export type HistoryEntry = { set: TextSet } | { rollBack: RollBack };

const timeOf = (entry: HistoryEntry): string => ('set' in entry ? entry.set : entry.rollBack).created_at;

/** All that changed what visitors read, newest first. The desk may be newer than the API, which then tells no roll-backs. */
export const buildHistory = ({ items, roll_backs = [] }: TextSets): HistoryEntry[] =>
  [...items.map((set) => ({ set })), ...roll_backs.map((rollBack) => ({ rollBack }))].sort((one, other) =>
    timeOf(other).localeCompare(timeOf(one)),
  );
