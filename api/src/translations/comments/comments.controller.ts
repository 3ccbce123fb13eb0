import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { Access } from '../../common/access.js';
import { Fails } from '../../common/errors/fails.js';
import { Answers } from '../../common/output/answers.js';
import { IfMatch, NeedsRevision } from '../../common/revision/if-match.js';
import { CurrentStaff, type Staff } from '../../common/staff.js';
import { TextName } from '../texts/texts.dto.js';
import { CommentCreateDto, CommentName, TextCommentAnswer, TextCommentsAnswer } from './comments.dto.js';
import { TextComments } from './text-comments.js';

@Controller('translations/texts/:language/:namespace/:key/comments')
export class CommentsController {
  constructor(private readonly comments: TextComments) {}

  @Get()
  @Access('staff')
  @Fails('texts_unavailable')
  @Answers(200, TextCommentsAnswer)
  list(@Param() name: TextName) {
    return this.comments.list(name);
  }

  @Post()
  @Access('translator')
  @Fails('texts_unavailable')
  @Answers(201, TextCommentAnswer)
  add(@CurrentStaff() staff: Staff, @Param() name: TextName, @Body() body: CommentCreateDto) {
    return this.comments.add(staff, name, body);
  }

  @Delete(':comment')
  @NeedsRevision()
  @Access('translator')
  @Fails('not_the_author')
  @Answers(204, 'nothing')
  remove(
    @CurrentStaff() staff: Staff,
    @Param() { comment, ...name }: CommentName,
    @IfMatch() revision: number,
  ) {
    return this.comments.remove(staff, name, { id: comment, revision });
  }

  /** Also resolves the earlier comments about the same language, or about the English. */
  @Post(':comment/resolve')
  @NeedsRevision()
  @Access('translator')
  @Answers(200, TextCommentsAnswer)
  resolve(
    @CurrentStaff() staff: Staff,
    @Param() { comment, ...name }: CommentName,
    @IfMatch() revision: number,
  ) {
    return this.comments.resolve(staff, name, { id: comment, revision });
  }

  @Post(':comment/reopen')
  @NeedsRevision()
  @Access('translator')
  @Answers(200, TextCommentsAnswer)
  reopen(
    @CurrentStaff() staff: Staff,
    @Param() { comment, ...name }: CommentName,
    @IfMatch() revision: number,
  ) {
    return this.comments.reopen(staff, name, { id: comment, revision });
  }
}
