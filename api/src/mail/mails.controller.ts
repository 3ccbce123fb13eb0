import { Controller, Get, Param, Post, Query, UseInterceptors } from '@nestjs/common';
import { Access } from '../common/access.js';
import { Fails } from '../common/errors/fails.js';
import { IdParam } from '../common/input/id.dto.js';
import { Answers } from '../common/output/answers.js';
import { IfMatch, NeedsRevision, RevisionTag } from '../common/revision/if-match.js';
import { CurrentStaff, type Staff } from '../common/staff.js';
import { MailAnswer, MailPageAnswer, MailQuery } from './mails.dto.js';
import { MailsService } from './mails.service.js';

@Controller('mails')
@UseInterceptors(RevisionTag)
export class MailsController {
  constructor(private readonly mails: MailsService) {}

  @Get()
  @Access('editor')
  @Answers(200, MailPageAnswer)
  list(@Query() query: MailQuery) {
    return this.mails.list(query);
  }

  @Get(':id')
  @Access('editor')
  @Answers(200, MailAnswer)
  read(@Param() { id }: IdParam) {
    return this.mails.read(id);
  }

  @Post(':id/retry')
  @NeedsRevision()
  @Access('editor')
  @Fails('mail_off', 'mail_not_waiting', 'mail_expired')
  @Answers(200, MailAnswer)
  retry(@CurrentStaff() staff: Staff, @Param() { id }: IdParam, @IfMatch() revision: number) {
    return this.mails.retry(staff, { id, revision });
  }
}
