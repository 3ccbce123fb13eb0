import { Body, Controller, Get, Param, Post, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Access } from '../../common/access.js';
import { Fails } from '../../common/errors/fails.js';
import { BodyLimit } from '../../common/limits/body-limit.js';
import { Answers } from '../../common/output/answers.js';
import { Cached } from '../../common/output/cached.js';
import { IfMatch, NeedsRevision } from '../../common/revision/if-match.js';
import { CurrentStaff, type Staff } from '../../common/staff.js';
import { ActiveTextSet } from './active-text-set.js';
import { TakenBackWordings } from './taken-back-wordings.js';
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

/** Enough for the names of all texts in all languages. */
export const publicationBytes = 4_000_000;

@Controller('translations')
export class TextSetsController {
  constructor(
    private readonly sets: TextSets,
    private readonly activeSet: ActiveTextSet,
    private readonly wordings: TakenBackWordings,
  ) {}

  @Get('published')
  @Access('public')
  @Cached()
  @Answers(200, PublishedTextsAnswer)
  async published(@Res({ passthrough: true }) response: Response) {
    const { tag, texts } = await this.activeSet.current();
    response.setHeader('ETag', tag);
    return texts;
  }

  @Get('sets')
  @Access('staff')
  @Answers(200, TextSetsAnswer)
  list() {
    return this.sets.list();
  }

  @Get('sets/taken-back')
  @Access('staff')
  @Answers(200, TakenBackTextsAnswer)
  takenBackWordings() {
    return this.wordings.list();
  }

  /** Editors may only withdraw texts. */
  @Post('sets')
  @Access('staff')
  @BodyLimit(publicationBytes)
  @Fails(
    'language_not_permitted',
    'nothing_to_publish',
    'not_publishable',
    'revision_conflict',
    'texts_unavailable',
  )
  @Answers(201, TextSetAnswer)
  publish(@CurrentStaff() staff: Staff, @Body() body: TextPublicationDto) {
    return this.sets.publish(staff, body);
  }

  /** Compared with the set that it was made from, or with the one in the query. */
  @Get('sets/:number/changes')
  @Access('staff')
  @Answers(200, TextSetChangesAnswer)
  changes(@Param() { number }: TextSetChoice, @Query() { beside }: TextSetBeside) {
    return this.sets.changes(number, beside);
  }

  /**
   * Editors may only go back to an earlier set. The revision is the number of the active set, since sets themselves never
   * change; 0 is the files alone.
   */
  @Post('sets/:number/activate')
  @Access('staff')
  @NeedsRevision()
  @Fails('language_not_permitted')
  @Answers(200, TextSetsAnswer)
  activate(@CurrentStaff() staff: Staff, @Param() { number }: TextSetChoice, @IfMatch() active: number) {
    return this.sets.activate(staff, number, active);
  }
}
