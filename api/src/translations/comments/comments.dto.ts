import {
  askingComments,
  commentCreate,
  deskColleagues,
  textComment,
  textComments,
} from '@lens/contracts/comments';
import { textName } from '@lens/contracts/desk';
import { createZodDto } from 'nestjs-zod/dto';
import { z } from 'zod';

export class CommentName extends createZodDto(textName.extend({ comment: z.uuid() })) {}
export class CommentCreateDto extends createZodDto(commentCreate) {}
export class TextCommentAnswer extends createZodDto(textComment) {}
export class TextCommentsAnswer extends createZodDto(textComments) {}
export class DeskColleaguesAnswer extends createZodDto(deskColleagues) {}
export class AskingCommentsAnswer extends createZodDto(askingComments) {}
