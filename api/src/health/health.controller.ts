import { Controller, Get, Res } from '@nestjs/common';
import { apiReadiness, liveness } from '@lens/contracts/health';
import type { Response } from 'express';
import { createZodDto } from 'nestjs-zod/dto';
import { Access } from '../common/access.js';
import { Answers } from '../common/output/answers.js';
import { HealthService } from './health.service.js';

class LivenessAnswer extends createZodDto(liveness) {}
class ReadinessAnswer extends createZodDto(apiReadiness) {}

@Controller('health')
export class HealthController {
  constructor(private readonly health: HealthService) {}

  @Get('live')
  @Access('public')
  @Answers(200, LivenessAnswer)
  live() {
    return { ok: true };
  }

  /** 503 with the same body while a part is away. */
  @Get('ready')
  @Access('public')
  @Answers(200, ReadinessAnswer)
  async ready(@Res({ passthrough: true }) response: Response) {
    const readiness = await this.health.readiness();
    if (!readiness.database.ok) response.status(503);
    return readiness;
  }
}
