import { Body, Controller, Post } from '@nestjs/common';
import { Access } from '../common/access.js';
import { Answers } from '../common/output/answers.js';
import { CurrentStaff, type Staff } from '../common/staff.js';
import { PersonDto, PersonErasureAnswer, PersonRecordAnswer } from './consultations.dto.js';
import { PersonRecords } from './person-records.js';

/** Uses POST, so that no email address appears in a URL. */
@Controller('consultations/people')
export class PeopleController {
  constructor(private readonly people: PersonRecords) {}

  @Post('export')
  @Access('admin')
  @Answers(200, PersonRecordAnswer)
  export(@CurrentStaff() staff: Staff, @Body() { email }: PersonDto) {
    return this.people.export(staff, email);
  }

  @Post('erase')
  @Access('admin')
  @Answers(200, PersonErasureAnswer)
  erase(@CurrentStaff() staff: Staff, @Body() { email }: PersonDto) {
    return this.people.erase(staff, email);
  }
}
