import { Body, Controller, Post } from '@nestjs/common';
import { Access } from '../common/access.js';
import { Fails } from '../common/errors/fails.js';
import { BodyLimit } from '../common/limits/body-limit.js';
import { RateLimit } from '../common/limits/rate-limit.js';
import { Answers } from '../common/output/answers.js';
import { Outcomes } from './outcomes.js';
import { RolloutOutcomeDto } from './rollouts.dto.js';

@Controller('rollouts')
export class RolloutsController {
  constructor(private readonly outcomes: Outcomes) {}

  /** Browsers and shells report how a visit went. */
  @Post('outcomes')
  @Access('public')
  @RateLimit({ requests: 60, seconds: 60 })
  @BodyLimit(1024)
  @Fails('roll_out_unknown')
  @Answers(204, 'nothing')
  receive(@Body() outcome: RolloutOutcomeDto): Promise<void> {
    return this.outcomes.receive(outcome);
  }
}
