import { Body, Controller, Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Access } from '../../common/access.js';
import { documented } from '../../common/documented.js';
import { Fails } from '../../common/errors/fails.js';
import { BodyLimit } from '../../common/limits/body-limit.js';
import { Answers } from '../../common/output/answers.js';
import { IfMatch, NeedsRevision } from '../../common/revision/if-match.js';
import { CurrentStaff, type Staff } from '../../common/staff.js';
import { ActiveTextSet } from './active-text-set.js';
import { TakenBack } from './taken-back-wordings.js';
import { TextSets } from './text-sets.js';
import {
  PublishedTextsAnswer,
  TakenBackTextsAnswer,
  TextPublicationDto,
  TextSetAnswer,
  TextSetBeside,
  TextSetChangesAnswer,
  TextSetChoice,
  TextSetsAnswer,
} from './texts.dto.js';

/** Names of all texts of all languages. */
export const publicationBytes = 4_000_000;

@Controller('translations')
export class TextSetsController {
  constructor(
    private readonly sets: TextSets,
    private readonly active: ActiveTextSet,
    private readonly takenBack: TakenBack,
  ) {}

  @Get('published')
  @Access('public')
  @documented(({ ApiResponse }) =>
    ApiResponse({ status: 304, description: 'The caller has it already: `If-None-Match` names it.' }),
  )
  @Answers(200, PublishedTextsAnswer)
  async published(@Req() request: Request, @Res({ passthrough: true }) response: Response) {
    const { tag, texts } = await this.active.current();
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

  @Get('sets/taken-back')
  @Access('translator')
  @Answers(200, TakenBackTextsAnswer)
  wordings() {
    return this.takenBack.list();
  }

  @Post('sets')
  @Access('translator')
  @BodyLimit(publicationBytes)
  @Fails('nothing_to_publish', 'not_publishable', 'revision_conflict', 'texts_unavailable')
  @Answers(201, TextSetAnswer)
  publish(@CurrentStaff() staff: Staff, @Body() body: TextPublicationDto) {
    return this.sets.publish(staff, body);
  }

  /** Beside what was live when it was published, or the set that is named. */
  @Get('sets/:number/changes')
  @Access('translator')
  @Answers(200, TextSetChangesAnswer)
  changes(@Param() { number }: TextSetChoice, @Query() { beside }: TextSetBeside) {
    return this.sets.changes(number, beside);
  }

  /** The revision is the number of the set that is live, 0 where none is: sets themselves never change. */
  @Post('sets/:number/activate')
  @Access('translator')
  @NeedsRevision()
  @Answers(200, TextSetsAnswer)
  activate(@CurrentStaff() staff: Staff, @Param() { number }: TextSetChoice, @IfMatch() live: number) {
    return this.sets.activate(staff, number, live);
  }
}
