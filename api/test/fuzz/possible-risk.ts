import { harmsByOption, type RiskOption } from '@lens/contracts/risk-choices';
import type { RiskCreate } from '@lens/contracts/risks';

/** A risk whose fields suit each other: others would be refused, but the schema cannot say so. */
export function toPossibleRisk(generated: unknown): unknown {
  const risk = generated as Partial<RiskCreate>;
  const { option, affected = 0, out_of = 100, reviewer = null } = risk;
  return {
    ...risk,
    affected: Math.max(1, affected % (out_of + 1)),
    reviewed_on: reviewer === null ? null : '2026-01-31',
    ...(option && { harm: harmOf(option, affected) }),
  };
}

const harmOf = (option: RiskOption, pick: number): string =>
  harmsByOption[option][pick % harmsByOption[option].length]!;
