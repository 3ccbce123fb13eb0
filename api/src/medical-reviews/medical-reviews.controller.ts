import { Body, Controller, Get, Param, Put, Query, UseInterceptors } from '@nestjs/common';
import { Access } from '../common/access.js';
import { IdParam } from '../common/input/id.dto.js';
import { Answers } from '../common/output/answers.js';
import { Cached } from '../common/output/cached.js';
import { IfMatch, NeedsRevision, RevisionTag } from '../common/revision/if-match.js';
import { CurrentStaff, type Staff } from '../common/staff.js';
import { MedicalReviewList } from './medical-review-list.js';
import {
  MedicalPageParam,
  MedicalReviewAnswer,
  MedicalReviewChangeDto,
  MedicalReviewPageAnswer,
  MedicalReviewQuery,
  PageReviewAnswer,
} from './medical-reviews.dto.js';
import { MedicalReviewsService } from './medical-reviews.service.js';

@Controller('medical-reviews')
@UseInterceptors(RevisionTag)
export class MedicalReviewsController {
  constructor(
    private readonly list: MedicalReviewList,
    private readonly reviews: MedicalReviewsService,
  ) {}

  @Get('public/:page')
  @Access('public')
  @Cached()
  @Answers(200, PageReviewAnswer)
  readPublic(@Param() { page }: MedicalPageParam) {
    return this.list.readPublic(page);
  }

  @Get()
  @Access('staff')
  @Answers(200, MedicalReviewPageAnswer)
  listAll(@Query() query: MedicalReviewQuery) {
    return this.list.list(query);
  }

  @Get(':id')
  @Access('staff')
  @Answers(200, MedicalReviewAnswer)
  read(@Param() { id }: IdParam) {
    return this.list.read(id);
  }

  @Put(':id')
  @NeedsRevision()
  @Access('editor')
  @Answers(200, MedicalReviewAnswer)
  replace(
    @CurrentStaff() staff: Staff,
    @Param() { id }: IdParam,
    @IfMatch() revision: number,
    @Body() body: MedicalReviewChangeDto,
  ) {
    return this.reviews.replace(staff, { id, revision }, body);
  }
}
