import { Controller, Get } from '@nestjs/common';
import { Access } from '../../common/access.js';
import { Answers } from '../../common/output/answers.js';
import { CurrentStaff, type Staff } from '../../common/staff.js';
import { AskingCommentsAnswer, DeskColleaguesAnswer } from './comments.dto.js';
import { TextComments } from './text-comments.js';

@Controller('translations')
export class AsksController {
  constructor(private readonly comments: TextComments) {}

  /** Whom the caller can ask in a comment: everybody else who may use the desk. */
  @Get('colleagues')
  @Access('translator')
  @Answers(200, DeskColleaguesAnswer)
  colleagues(@CurrentStaff() staff: Staff) {
    return this.comments.colleagues(staff);
  }

  /** The open comments that ask the caller, until the caller has answered. Nobody can ask an editor. */
  @Get('asked')
  @Access('staff')
  @Answers(200, AskingCommentsAnswer)
  asked(@CurrentStaff() staff: Staff) {
    return this.comments.asking(staff);
  }
}
