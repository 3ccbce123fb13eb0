import { dashboardOverview, dashboardStats } from '@lens/contracts/dashboard';
import { createZodDto } from 'nestjs-zod/dto';

export class DashboardOverviewAnswer extends createZodDto(dashboardOverview) {}
export class DashboardStatsAnswer extends createZodDto(dashboardStats) {}
