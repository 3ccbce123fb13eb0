import { Body, Controller, Get, Param, Post, Put, Query, UseInterceptors } from '@nestjs/common';
import { CurrentStaff, type Staff } from '../common/staff.js';
import { Access } from '../common/access.js';
import { Fails } from '../common/errors/fails.js';
import { IdParam } from '../common/input/id.dto.js';
import { Answers } from '../common/output/answers.js';
import { Cached } from '../common/output/cached.js';
import { IfMatch, NeedsRevision, RevisionTag } from '../common/revision/if-match.js';
import {
  PublicStatisticPageAnswer,
  PublicStatisticQuery,
  StatisticAnswer,
  StatisticOrderAnswer,
  StatisticOrderDto,
  StatisticPageAnswer,
  StatisticQuery,
  StatisticUpdateDto,
} from './statistics.dto.js';
import { FigureOrder } from './figure-order.js';
import { StatisticsService } from './statistics.service.js';

@Controller('statistics')
@UseInterceptors(RevisionTag)
export class StatisticsController {
  constructor(
    private readonly statistics: StatisticsService,
    private readonly order: FigureOrder,
  ) {}

  @Get('public')
  @Access('public')
  @Cached()
  @Answers(200, PublicStatisticPageAnswer)
  listPublic(@Query() query: PublicStatisticQuery) {
    return this.statistics.listPublic(query);
  }

  @Get()
  @Access('staff')
  @Answers(200, StatisticPageAnswer)
  list(@Query() query: StatisticQuery) {
    return this.statistics.list(query);
  }

  @Post('order')
  @Access('editor')
  @Fails('not_found', 'revision_conflict')
  @Answers(200, StatisticOrderAnswer)
  reorder(@CurrentStaff() staff: Staff, @Body() { figures }: StatisticOrderDto) {
    return this.order.reorder(staff, figures);
  }

  @Put(':id')
  @NeedsRevision()
  @Access('editor')
  @Answers(200, StatisticAnswer)
  update(
    @CurrentStaff() staff: Staff,
    @Param() { id }: IdParam,
    @IfMatch() revision: number,
    @Body() body: StatisticUpdateDto,
  ) {
    return this.statistics.update(staff, { id, revision }, body);
  }
}
