import { Body, Controller, Get, Param, Post, Put, UseInterceptors } from '@nestjs/common';
import { Access } from '../../common/access.js';
import { Fails } from '../../common/errors/fails.js';
import { Answers } from '../../common/output/answers.js';
import { IfMatch, NeedsRevision, RevisionTag } from '../../common/revision/if-match.js';
import { CurrentStaff, type Staff } from '../../common/staff.js';
import { TextName } from '../texts/texts.dto.js';
import {
  BackTranslationAnswer,
  BackTranslationRequestDto,
  BackTranslationWriteDto,
} from './back-translations.dto.js';
import { BackTranslations } from './back-translations.js';

@Controller('translations/texts/:language/:namespace/:key/back-translation')
@UseInterceptors(RevisionTag)
export class BackTranslationsController {
  constructor(private readonly backTranslations: BackTranslations) {}

  @Get()
  @Access('staff')
  @Fails('texts_unavailable')
  @Answers(200, BackTranslationAnswer)
  read(@CurrentStaff() staff: Staff, @Param() name: TextName) {
    return this.backTranslations.read(staff, name);
  }

  @Post()
  @NeedsRevision()
  @Access('translator')
  @Fails('language_not_permitted', 'not_critical', 'not_translated', 'wording_changed', 'texts_unavailable')
  @Fails('translation_unavailable', 'translation_budget_spent', 'not_translated_back')
  @Answers(200, BackTranslationAnswer)
  translateBack(
    @CurrentStaff() staff: Staff,
    @Param() name: TextName,
    @IfMatch() revision: number,
    @Body() body: BackTranslationRequestDto,
  ) {
    return this.backTranslations.translateBack(staff, name, revision, body);
  }

  @Put()
  @NeedsRevision()
  @Access('translator')
  @Fails('language_not_permitted', 'not_critical', 'not_translated', 'wording_changed', 'texts_unavailable')
  @Fails('own_translation')
  @Answers(200, BackTranslationAnswer)
  write(
    @CurrentStaff() staff: Staff,
    @Param() name: TextName,
    @IfMatch() revision: number,
    @Body() body: BackTranslationWriteDto,
  ) {
    return this.backTranslations.write(staff, name, revision, body);
  }
}
