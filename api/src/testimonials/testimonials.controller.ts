import {
  Body,
  Controller,
  Delete,
  Get,
  Param,
  Patch,
  Post,
  Put,
  Query,
  UseInterceptors,
} from '@nestjs/common';
import { Access } from '../common/access.js';
import { Fails } from '../common/errors/fails.js';
import { IdParam } from '../common/input/id.dto.js';
import { Answers } from '../common/output/answers.js';
import { Cached } from '../common/output/cached.js';
import { IfMatch, NeedsRevision, RevisionTag } from '../common/revision/if-match.js';
import { CurrentStaff, type Staff } from '../common/staff.js';
import { TestimonialList } from './testimonial-list.js';
import {
  PublicTestimonialPageAnswer,
  PublicTestimonialQuery,
  TestimonialAnswer,
  TestimonialContentDto,
  TestimonialPageAnswer,
  TestimonialQuery,
  TestimonialReplacementDto,
  TestimonialStatusDto,
} from './testimonials.dto.js';
import { TestimonialsService } from './testimonials.service.js';

@Controller('testimonials')
@UseInterceptors(RevisionTag)
export class TestimonialsController {
  constructor(
    private readonly testimonialList: TestimonialList,
    private readonly testimonials: TestimonialsService,
  ) {}

  @Get('public')
  @Access('public')
  @Cached()
  @Answers(200, PublicTestimonialPageAnswer)
  listPublic(@Query() query: PublicTestimonialQuery) {
    return this.testimonialList.listApproved(query);
  }

  @Get()
  @Access('staff')
  @Answers(200, TestimonialPageAnswer)
  list(@CurrentStaff() staff: Staff, @Query() query: TestimonialQuery) {
    return this.testimonialList.listForStaff(staff, query);
  }

  @Post()
  @Access('editor')
  @Answers(201, TestimonialAnswer)
  create(@CurrentStaff() staff: Staff, @Body() body: TestimonialContentDto) {
    return this.testimonials.create(staff, body);
  }

  @Get(':id')
  @Access('staff')
  @Answers(200, TestimonialAnswer)
  read(@CurrentStaff() staff: Staff, @Param() { id }: IdParam) {
    return this.testimonialList.readForStaff(staff, id);
  }

  @Put(':id')
  @NeedsRevision()
  @Access('editor')
  @Fails('consent_required')
  @Answers(200, TestimonialAnswer)
  replace(
    @CurrentStaff() staff: Staff,
    @Param() { id }: IdParam,
    @IfMatch() revision: number,
    @Body() body: TestimonialReplacementDto,
  ) {
    return this.testimonials.replace(staff, { id, revision }, body);
  }

  @Patch(':id/status')
  @NeedsRevision()
  @Access('editor')
  @Fails('consent_required')
  @Answers(200, TestimonialAnswer)
  changeStatus(
    @CurrentStaff() staff: Staff,
    @Param() { id }: IdParam,
    @IfMatch() revision: number,
    @Body() { status }: TestimonialStatusDto,
  ) {
    return this.testimonials.changeStatus(staff, { id, revision }, status);
  }

  @Delete(':id')
  @NeedsRevision()
  @Access('editor')
  @Answers(204, 'nothing')
  remove(@CurrentStaff() staff: Staff, @Param() { id }: IdParam, @IfMatch() revision: number) {
    return this.testimonials.remove(staff, { id, revision });
  }
}
