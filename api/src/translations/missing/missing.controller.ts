import { Controller, Delete, Get, Param, Query } from '@nestjs/common';
import { CurrentStaff, type Staff } from '../../common/staff.js';
import { Access } from '../../common/access.js';
import { Fails } from '../../common/errors/fails.js';
import { Answers } from '../../common/output/answers.js';
import { TextName } from '../texts/texts.dto.js';
import { MissingTextsAnswer, MissingTextsQuery } from './missing.dto.js';
import { MissingTexts } from './missing-texts.js';

@Controller('translations/missing')
export class MissingController {
  constructor(private readonly missing: MissingTexts) {}

  @Get()
  @Access('staff')
  @Fails('texts_unavailable')
  @Answers(200, MissingTextsAnswer)
  page(@Query() query: MissingTextsQuery) {
    return this.missing.page(query);
  }

  @Delete()
  @Access('translator')
  @Answers(204, 'nothing')
  clear(@CurrentStaff() staff: Staff) {
    return this.missing.clear(staff);
  }

  @Delete(':language/:namespace/:key')
  @Access('translator')
  @Answers(204, 'nothing')
  remove(@CurrentStaff() staff: Staff, @Param() name: TextName) {
    return this.missing.remove(staff, name);
  }
}
