import { rolloutOutcome } from '@lens/contracts/rollouts';
import { createZodDto } from 'nestjs-zod/dto';

export class RolloutOutcomeDto extends createZodDto(rolloutOutcome) {}
