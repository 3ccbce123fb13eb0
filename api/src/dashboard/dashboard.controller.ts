import { Controller, Get } from '@nestjs/common';
import { Access } from '../common/access.js';
import { Answers } from '../common/output/answers.js';
import { CurrentStaff, type Staff } from '../common/staff.js';
import { DashboardOverviewAnswer, DashboardStatsAnswer } from './dashboard.dto.js';
import { DashboardService } from './dashboard.service.js';

@Controller('dashboard')
export class DashboardController {
  constructor(private readonly dashboard: DashboardService) {}

  @Get('overview')
  @Access('staff')
  @Answers(200, DashboardOverviewAnswer)
  overview(@CurrentStaff() staff: Staff) {
    return this.dashboard.overview(staff);
  }

  @Get('stats')
  @Access('staff')
  @Answers(200, DashboardStatsAnswer)
  stats() {
    return this.dashboard.stats();
  }
}
