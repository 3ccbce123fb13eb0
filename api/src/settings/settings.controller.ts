import { Body, Controller, Get, Put, UseInterceptors } from '@nestjs/common';
import { Access } from '../common/access.js';
import { Answers } from '../common/output/answers.js';
import { Cached } from '../common/output/cached.js';
import { IfMatch, NeedsRevision, RevisionTag } from '../common/revision/if-match.js';
import { CurrentStaff, type Staff } from '../common/staff.js';
import { PublicPracticeAnswer, SettingsAnswer, SettingsUpdateDto } from './settings.dto.js';
import { SettingsService } from './settings.service.js';

@Controller('settings')
export class SettingsController {
  constructor(private readonly settings: SettingsService) {}

  @Get('public')
  @Access('public')
  @Cached()
  @Answers(200, PublicPracticeAnswer)
  readPublic() {
    return this.settings.readAnswer();
  }

  @Get()
  @UseInterceptors(RevisionTag)
  @Access('staff')
  @Answers(200, SettingsAnswer)
  read() {
    return this.settings.readAnswer();
  }

  @Put()
  @UseInterceptors(RevisionTag)
  @NeedsRevision()
  @Access('editor')
  @Answers(200, SettingsAnswer)
  replace(@CurrentStaff() staff: Staff, @IfMatch() revision: number, @Body() body: SettingsUpdateDto) {
    return this.settings.replace(staff, revision, body);
  }
}
