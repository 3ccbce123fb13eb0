import { Controller, Get, Res } from '@nestjs/common';
import { apiReadiness, liveness } from '@lens/contracts/health';
import type { Response } from 'express';
import { createZodDto } from 'nestjs-zod/dto';
import { Access } from '../common/access.js';
import { deferSwagger } from '../common/deferred-swagger.js';
import { WithoutDatabase } from '../common/errors/without-database.js';
import { Answers } from '../common/output/answers.js';
import { HealthService } from './health.service.js';

class LivenessAnswer extends createZodDto(liveness) {}
class ReadinessAnswer extends createZodDto(apiReadiness) {}

@Controller('health')
export class HealthController {
  constructor(private readonly health: HealthService) {}

  @Get('live')
  @Access('public')
  @WithoutDatabase()
  @Answers(200, LivenessAnswer)
  live() {
    return { ok: true };
  }

  /** Responds with 503 and the same body while the database is unavailable, or when this process is about to stop. */
  @Get('ready')
  @Access('public')
  @WithoutDatabase()
  @Answers(200, ReadinessAnswer)
  @deferSwagger(({ ApiResponse }) =>
    ApiResponse({
      status: 503,
      type: ReadinessAnswer.Output,
      description: 'The database does not answer, or this process is about to stop.',
    }),
  )
  async ready(@Res({ passthrough: true }) response: Response) {
    const readiness = await this.health.readiness();
    if (!readiness.api.ok || !readiness.database.ok) response.status(503);
    return readiness;
  }
}
