import { Controller, Get, Query } from '@nestjs/common';
import { Access } from '../common/access.js';
import { Answers } from '../common/output/answers.js';
import { CurrentStaff, type Staff } from '../common/staff.js';
import { ActivityPageAnswer, ActivityQuery } from './activity.dto.js';
import { ActivityService } from './activity.service.js';

@Controller('activity')
export class ActivityController {
  constructor(private readonly activity: ActivityService) {}

  @Get()
  @Access('staff')
  @Answers(200, ActivityPageAnswer)
  list(@CurrentStaff() staff: Staff, @Query() query: ActivityQuery) {
    return this.activity.list(staff, query);
  }
}
