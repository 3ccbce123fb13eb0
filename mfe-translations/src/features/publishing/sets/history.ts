import type { RollBack, TextSet, TextSets } from '@lens/contracts/desk';

export type HistoryEntry = { set: TextSet } | { rollBack: RollBack };

const timeOf = (entry: HistoryEntry): string => ('set' in entry ? entry.set : entry.rollBack).created_at;

/** Sets and roll-backs in one list, newest first. An API that is older than this desk sends no roll-backs. */
export const buildHistory = ({ items, roll_backs = [] }: TextSets): HistoryEntry[] =>
  [...items.map((set) => ({ set })), ...roll_backs.map((rollBack) => ({ rollBack }))].sort((one, other) =>
    timeOf(other).localeCompare(timeOf(one)),
  );
