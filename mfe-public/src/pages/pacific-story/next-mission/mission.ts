import { dayInZone } from '@lens/contracts/practice-time';
import type { PublicPractice } from '@lens/contracts/settings';

/** A mission that staff announced. `load` works out `isOver`, so that server and browser agree on the day. */
export interface Mission {
  /** `YYYY-MM` */
  month: string;
  isOver: boolean;
}

/** The mission to show while the API is away. */
export const fallbackMission: Mission = { month: '2025-03', isOver: true };

export const missionAt = (
  { nextMission, timeZone }: Pick<PublicPractice, 'nextMission' | 'timeZone'>,
  now: number,
): Mission | null =>
  nextMission === null
    ? null
    : { month: nextMission, isOver: dayInZone(now, timeZone).slice(0, 7) > nextMission };
