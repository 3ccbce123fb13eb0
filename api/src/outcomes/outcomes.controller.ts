import { Body, Controller, Delete, Get, Param, Post, Put, UseInterceptors } from '@nestjs/common';
import { outcomeBodyLimitBytes } from '@lens/contracts/outcomes';
import { Access } from '../common/access.js';
import { Fails } from '../common/errors/fails.js';
import { IdParam } from '../common/input/id.dto.js';
import { BodyLimit } from '../common/limits/body-limit.js';
import { Answers } from '../common/output/answers.js';
import { Cached } from '../common/output/cached.js';
import { IfMatch, NeedsRevision, RevisionTag } from '../common/revision/if-match.js';
import { CurrentStaff, type Staff } from '../common/staff.js';
import {
  OutcomeAnswer,
  OutcomeCheckAnswer,
  OutcomeImportDto,
  OutcomeListAnswer,
  PublicOutcomeListAnswer,
} from './outcomes.dto.js';
import { OutcomesService } from './outcomes.service.js';

@Controller('outcomes')
@UseInterceptors(RevisionTag)
export class OutcomesController {
  constructor(private readonly outcomes: OutcomesService) {}

  @Get('public')
  @Access('public')
  @Cached()
  @Answers(200, PublicOutcomeListAnswer)
  listPublic() {
    return this.outcomes.list();
  }

  @Get()
  @Access('staff')
  @Answers(200, OutcomeListAnswer)
  list() {
    return this.outcomes.list();
  }

  @Post('check')
  @BodyLimit(outcomeBodyLimitBytes)
  @Access('editor')
  @Answers(200, OutcomeCheckAnswer)
  check(@Body() body: OutcomeImportDto) {
    return this.outcomes.check(body);
  }

  @Post()
  @BodyLimit(outcomeBodyLimitBytes)
  @Access('editor')
  @Fails('results_refused', 'results_exist')
  @Answers(201, OutcomeAnswer)
  create(@CurrentStaff() staff: Staff, @Body() body: OutcomeImportDto) {
    return this.outcomes.create(staff, body);
  }

  @Put(':id')
  @BodyLimit(outcomeBodyLimitBytes)
  @NeedsRevision()
  @Access('editor')
  @Fails('results_refused', 'results_exist')
  @Answers(200, OutcomeAnswer)
  replace(
    @CurrentStaff() staff: Staff,
    @Param() { id }: IdParam,
    @IfMatch() revision: number,
    @Body() body: OutcomeImportDto,
  ) {
    return this.outcomes.replace(staff, { id, revision }, body);
  }

  @Delete(':id')
  @NeedsRevision()
  @Access('editor')
  @Answers(204, 'nothing')
  remove(@CurrentStaff() staff: Staff, @Param() { id }: IdParam, @IfMatch() revision: number) {
    return this.outcomes.remove(staff, { id, revision });
  }
}
