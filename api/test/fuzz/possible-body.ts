import { harmsByOption, type RiskOption } from '@lens/contracts/risk-choices';
import type { RiskCreate } from '@lens/contracts/risks';

function toPossibleRisk(generated: unknown): unknown {
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

/** Nobody can review a page in the future, and a review is whole or absent. */
const toPossibleReview = (generated: unknown): unknown => ({
  ...(generated as object),
  written_by: 'A',
  reviewed_by: null,
  license: null,
  reviewed_on: null,
  due_on: null,
  sources: [],
});

const toPossibleOutcomes = (generated: unknown): unknown => ({
  ...(generated as object),
  from: '2025-01-01',
  to: '2025-12-31',
});

const possible: Partial<Record<string, (generated: unknown) => unknown>> = {
  risks: toPossibleRisk,
  'medical-reviews': toPossibleReview,
  outcomes: toPossibleOutcomes,
};

/** A body whose fields suit each other, where the schema cannot say so. */
export const toPossibleBody = (resource: string, generated: unknown): unknown =>
  possible[resource]?.(generated) ?? generated;
