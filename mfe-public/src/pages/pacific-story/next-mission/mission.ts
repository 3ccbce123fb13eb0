import { dayIn } from '@lens/contracts/practice-time';
import type { PublicPractice } from '@lens/contracts/settings';

/** A mission that was announced. Told where data is loaded, so that server and browser agree on what day it is. */
export interface Mission {
  /** `YYYY-MM` */
  month: string;
  isOver: boolean;
}

/** What the page says when the API is away. */
export const lastKnown: Mission = { month: '2025-03', isOver: true };

export const missionAt = (
  { nextMission, timeZone }: Pick<PublicPractice, 'nextMission' | 'timeZone'>,
  now: number,
): Mission | null =>
  nextMission === null
    ? null
    : { month: nextMission, isOver: dayIn(now, timeZone).slice(0, 7) > nextMission };
