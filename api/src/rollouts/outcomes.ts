import { Injectable } from '@nestjs/common';
import type { RolloutOutcome } from '@lens/contracts/rollouts';
import { ApiError } from '../common/errors/api-error.js';
import { LiveRegistry } from './live-registry.js';
import { VisitCounter } from './visit-counter.js';
import { Withdrawals } from './withdrawals.js';

/** Receives how visits went, and ends roll-outs whose candidate fails too often. */
@Injectable()
export class Outcomes {
  constructor(
    private readonly registry: LiveRegistry,
    private readonly visits: VisitCounter,
    private readonly withdrawals: Withdrawals,
  ) {}

  /** @throws ApiError 404 `roll_out_unknown` unless the registry names this roll-out with this version */
  async receive(outcome: RolloutOutcome): Promise<void> {
    const { served } = await this.registry.read();
    const { [outcome.remote]: entry } = served.remotes;
    const candidate = entry?.candidate;
    if (!entry || candidate?.rollout !== outcome.rollout) throw new ApiError('roll_out_unknown');
    const version = outcome.arm === 'candidate' ? candidate.version : entry.version;
    if (outcome.version !== version) throw new ApiError('roll_out_unknown');
    const visit = { outcome, candidate: candidate.version, share: candidate.percent / 100 };
    if (await this.visits.add(visit)) this.withdrawals.wake();
  }
}
