import { Body, Controller, Delete, Get, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { CurrentStaff, type Staff } from '../auth/staff.js';
import { Access } from '../common/access.js';
import { Fails } from '../common/errors/fails.js';
import { IdParam } from '../common/input/id.dto.js';
import { Answers } from '../common/output/answers.js';
import { TestimonialDesk } from './testimonial-desk.js';
import { TestimonialList } from './testimonial-list.js';
import {
  PublicTestimonialPageAnswer,
  PublicTestimonialQuery,
  TestimonialAnswer,
  TestimonialContentDto,
  TestimonialPageAnswer,
  TestimonialQuery,
  TestimonialStatusDto,
} from './testimonials.dto.js';

@Controller('testimonials')
export class TestimonialsController {
  constructor(
    private readonly testimonials: TestimonialList,
    private readonly desk: TestimonialDesk,
  ) {}

  @Get('public')
  @Access('public')
  @Answers(200, PublicTestimonialPageAnswer)
  listPublic(@Query() query: PublicTestimonialQuery) {
    return this.testimonials.approved(query);
  }

  @Get()
  @Access('staff')
  @Answers(200, TestimonialPageAnswer)
  list(@Query() query: TestimonialQuery) {
    return this.testimonials.all(query);
  }

  @Post()
  @Access('editor')
  @Answers(201, TestimonialAnswer)
  create(@CurrentStaff() staff: Staff, @Body() body: TestimonialContentDto) {
    return this.desk.create(staff, body);
  }

  @Get(':id')
  @Access('staff')
  @Answers(200, TestimonialAnswer)
  read(@Param() { id }: IdParam) {
    return this.testimonials.read(id);
  }

  @Put(':id')
  @Access('editor')
  @Fails('consent_required')
  @Answers(200, TestimonialAnswer)
  replace(@CurrentStaff() staff: Staff, @Param() { id }: IdParam, @Body() body: TestimonialContentDto) {
    return this.desk.replace(staff, id, body);
  }

  @Patch(':id/status')
  @Access('editor')
  @Fails('consent_required')
  @Answers(200, TestimonialAnswer)
  changeStatus(
    @CurrentStaff() staff: Staff,
    @Param() { id }: IdParam,
    @Body() { status }: TestimonialStatusDto,
  ) {
    return this.desk.changeStatus(staff, id, status);
  }

  @Delete(':id')
  @Access('editor')
  @Answers(204, 'nothing')
  remove(@CurrentStaff() staff: Staff, @Param() { id }: IdParam) {
    return this.desk.remove(staff, id);
  }
}
