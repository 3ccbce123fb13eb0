import { Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { CurrentStaff, type Staff } from '../../auth/staff.js';
import { Access } from '../../common/access.js';
import { Fails } from '../../common/errors/fails.js';
import { Answers } from '../../common/output/answers.js';
import { documented } from '../../documentation/documented.js';
import { LiveTexts } from './live-texts.js';
import { TextSets } from './text-sets.js';
import {
  PublishedTextsAnswer,
  TextSetAnswer,
  TextSetChangesAnswer,
  TextSetChoice,
  TextSetNumber,
  TextSetsAnswer,
} from './texts.dto.js';

@Controller('translations')
export class TextSetsController {
  constructor(
    private readonly sets: TextSets,
    private readonly live: LiveTexts,
  ) {}

  @Get('published')
  @Access('public')
  @documented(({ ApiResponse }) =>
    ApiResponse({ status: 304, description: 'The caller has it already: `If-None-Match` names it.' }),
  )
  @Answers(200, PublishedTextsAnswer)
  async published(@Req() request: Request, @Res({ passthrough: true }) response: Response) {
    const { tag, texts } = await this.live.current();
    response.setHeader('ETag', tag);
    response.setHeader('Cache-Control', 'no-cache');
    if (request.fresh) response.status(304);
    return texts;
  }

  @Get('sets')
  @Access('translator')
  @Answers(200, TextSetsAnswer)
  list() {
    return this.sets.list();
  }

  @Post('sets')
  @Access('translator')
  @Fails('nothing_to_publish', 'texts_unavailable')
  @Answers(201, TextSetAnswer)
  publish(@CurrentStaff() staff: Staff) {
    return this.sets.publish(staff);
  }

  @Get('sets/:number/changes')
  @Access('translator')
  @Answers(200, TextSetChangesAnswer)
  changes(@Param() { number }: TextSetNumber) {
    return this.sets.changes(number);
  }

  @Post('sets/:number/activate')
  @Access('translator')
  @Answers(200, TextSetsAnswer)
  activate(@CurrentStaff() staff: Staff, @Param() { number }: TextSetChoice) {
    return this.sets.activate(staff, number);
  }
}
