import { Controller, Get } from '@nestjs/common';
import { Access } from '../common/access.js';
import { Answers } from '../common/output/answers.js';
import { DashboardOverviewAnswer, DashboardStatsAnswer } from './dashboard.dto.js';
import { DashboardService } from './dashboard.service.js';

@Controller('dashboard')
export class DashboardController {
  constructor(private readonly dashboard: DashboardService) {}

  @Get('overview')
  @Access('staff')
  @Answers(200, DashboardOverviewAnswer)
  overview() {
    return this.dashboard.overview();
  }

  @Get('stats')
  @Access('staff')
  @Answers(200, DashboardStatsAnswer)
  stats() {
    return this.dashboard.stats();
  }
}
