import { Body, Controller, Get, Param, Post, Query, UseInterceptors } from '@nestjs/common';
import { Access } from '../../common/access.js';
import { Fails } from '../../common/errors/fails.js';
import { IdParam } from '../../common/input/id.dto.js';
import { Answers } from '../../common/output/answers.js';
import { IfMatch, NeedsRevision, RevisionTag } from '../../common/revision/if-match.js';
import { CurrentStaff, type Staff } from '../../common/staff.js';
import { Estimates } from './estimates.js';
import { RunDetailAnswer, RunEstimateAnswer, RunRequestDto, RunsPageAnswer, RunsQuery } from './runs.dto.js';
import { RunsService } from './runs.service.js';

@Controller('translations/runs')
@UseInterceptors(RevisionTag)
export class RunsController {
  constructor(
    private readonly runs: RunsService,
    private readonly estimates: Estimates,
  ) {}

  @Get()
  @Access('staff')
  @Answers(200, RunsPageAnswer)
  list(@Query() query: RunsQuery) {
    return this.runs.list(query);
  }

  @Post()
  @Access('translator')
  @Fails('language_not_permitted', 'not_found', 'texts_unavailable')
  @Answers(201, RunDetailAnswer)
  start(@CurrentStaff() staff: Staff, @Body() body: RunRequestDto) {
    return this.runs.start(staff, body);
  }

  @Post('estimate')
  @Access('translator')
  @Fails('not_found', 'texts_unavailable')
  @Answers(200, RunEstimateAnswer)
  estimate(@Body() body: RunRequestDto) {
    return this.estimates.estimate(body);
  }

  @Get(':id')
  @Access('staff')
  @Answers(200, RunDetailAnswer)
  read(@Param() { id }: IdParam) {
    return this.runs.read(id);
  }

  @Post(':id/cancel')
  @NeedsRevision()
  @Access('staff')
  @Fails('run_over')
  @Answers(200, RunDetailAnswer)
  cancel(@CurrentStaff() staff: Staff, @Param() { id }: IdParam, @IfMatch() revision: number) {
    return this.runs.cancel(staff, { id, revision });
  }

  @Post(':id/resume')
  @NeedsRevision()
  @Access('translator')
  @Fails('language_not_permitted', 'run_not_interrupted')
  @Answers(200, RunDetailAnswer)
  resume(@CurrentStaff() staff: Staff, @Param() { id }: IdParam, @IfMatch() revision: number) {
    return this.runs.resume(staff, { id, revision });
  }
}
