import { Body, Controller, Delete, Get, Param, Post, Put, Query, UseInterceptors } from '@nestjs/common';
import { Access } from '../common/access.js';
import { Fails } from '../common/errors/fails.js';
import { IdParam } from '../common/input/id.dto.js';
import { Answers } from '../common/output/answers.js';
import { Cached } from '../common/output/cached.js';
import { IfMatch, NeedsRevision, RevisionTag } from '../common/revision/if-match.js';
import { CurrentStaff, type Staff } from '../common/staff.js';
import {
  PublicRiskPageAnswer,
  RiskAnswer,
  RiskContentDto,
  RiskCreateDto,
  RiskPageAnswer,
  RiskQueryDto,
} from './risks.dto.js';
import { RisksService } from './risks.service.js';

@Controller('risks')
@UseInterceptors(RevisionTag)
export class RisksController {
  constructor(private readonly risks: RisksService) {}

  @Get('public')
  @Access('public')
  @Cached()
  @Answers(200, PublicRiskPageAnswer)
  listPublic(@Query() query: RiskQueryDto) {
    return this.risks.list(query);
  }

  @Get()
  @Access('staff')
  @Answers(200, RiskPageAnswer)
  list(@Query() query: RiskQueryDto) {
    return this.risks.list(query);
  }

  @Post()
  @Access('editor')
  @Fails('risk_taken')
  @Answers(201, RiskAnswer)
  create(@CurrentStaff() staff: Staff, @Body() body: RiskCreateDto) {
    return this.risks.create(staff, body);
  }

  @Get(':id')
  @Access('staff')
  @Answers(200, RiskAnswer)
  read(@Param() { id }: IdParam) {
    return this.risks.read(id);
  }

  @Put(':id')
  @NeedsRevision()
  @Access('editor')
  @Answers(200, RiskAnswer)
  replace(
    @CurrentStaff() staff: Staff,
    @Param() { id }: IdParam,
    @IfMatch() revision: number,
    @Body() body: RiskContentDto,
  ) {
    return this.risks.replace(staff, { id, revision }, body);
  }

  @Delete(':id')
  @NeedsRevision()
  @Access('editor')
  @Answers(204, 'nothing')
  remove(@CurrentStaff() staff: Staff, @Param() { id }: IdParam, @IfMatch() revision: number) {
    return this.risks.remove(staff, { id, revision });
  }
}
