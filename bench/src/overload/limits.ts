import type { Answers } from './open-load.ts';

/** So many times what it can do are asked of it. */
export const overloadFactor = 5;
/** Of what it can do, it must still do so much meanwhile. */
const minimumGoodput = 0.5;
/** In seconds, until single requests are as fast again as before, within this factor. */
export const maximumRecoverySeconds = 5;
export const normalFactor = 3;
/** The memory at its highest, relative to that under the load that it can bear. */
const maximumMemory = 1.5;
/** In ms, for health and metrics meanwhile. */
const maximumWatchMs = 2000;

export interface OverloadFigures {
  /** Answers a second under a load that it can bear. */
  capacity: number;
  /** How many times that the bench could ask. */
  factor: number;
  /** Right answers a second under the overload, relative to that. */
  goodput: number;
  right: number;
  refused: number;
  wrong: number;
  /** How long 99 in a hundred right answers took meanwhile, in ms. */
  p99: number;
  recoverySeconds: number;
  /** The highest memory (`pss`) in MB, and relative to the highest before. */
  memory: number;
  memoryRatio: number;
  /** The longest answer of health and metrics, in ms; infinite without one. */
  watch: number;
}

/** What misses its limit, in words. */
export const missedLimits = (part: string, figures: OverloadFigures): string[] => [
  ...(figures.wrong > 0 ? [`${part}: ${figures.wrong} answers are wrong`] : []),
  ...(figures.refused === 0 ? [`${part}: nothing was refused, so that it was no overload`] : []),
  ...(figures.factor < 0.9 * overloadFactor
    ? [`${part}: the bench could ask only ${figures.factor.toFixed(1)} times what it can do`]
    : []),
  ...(figures.goodput < minimumGoodput
    ? [`${part}: it does less than ${minimumGoodput} of what it can`]
    : []),
  ...(figures.recoverySeconds > maximumRecoverySeconds
    ? [`${part}: it takes longer than ${maximumRecoverySeconds} s until it is back to normal`]
    : []),
  ...(figures.memoryRatio > maximumMemory
    ? [`${part}: memory is above ${maximumMemory} of that before`]
    : []),
  ...(figures.watch > maximumWatchMs
    ? [`${part}: health or metrics took longer than ${maximumWatchMs} ms`]
    : []),
];

export const perSecond = ({ right }: Pick<Answers, 'right'>, seconds: number): number => right / seconds;
