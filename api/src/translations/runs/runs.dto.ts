import { runDetail, runEstimate, runRequest, runsPage, runsQuery } from '@lens/contracts/runs';
import { createZodDto } from 'nestjs-zod/dto';

export class RunsQuery extends createZodDto(runsQuery) {}
export class RunsPageAnswer extends createZodDto(runsPage) {}
export class RunRequestDto extends createZodDto(runRequest) {}
export class RunEstimateAnswer extends createZodDto(runEstimate) {}
export class RunDetailAnswer extends createZodDto(runDetail) {}
