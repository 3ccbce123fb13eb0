import type { RollBack, TextSet, TextSets } from '@lens/contracts/desk';

/** One line of what was live: a set that was published, or a roll-back to one. */
export type Step = { set: TextSet } | { rollBack: RollBack };

const timeOf = (step: Step): string => ('set' in step ? step.set : step.rollBack).created_at;

/** All that changed what visitors read, newest first. The desk may be newer than the API, which then tells no roll-backs. */
export const historyOf = ({ items, roll_backs = [] }: TextSets): Step[] =>
  [...items.map((set) => ({ set })), ...roll_backs.map((rollBack) => ({ rollBack }))].sort((one, other) =>
    timeOf(other).localeCompare(timeOf(one)),
  );
