import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { Access } from '../../common/access.js';
import { CurrentStaff, type Staff } from '../../common/staff.js';
import { Fails } from '../../common/errors/fails.js';
import { Answers } from '../../common/output/answers.js';
import { TextName } from '../texts/texts.dto.js';
import { SimilarTexts } from './similar-texts.js';
import { ServiceSuggestions } from './service-suggestions.js';
import { TextSuggestionsAnswer, ServiceQuestion, ServiceSuggestionAnswer } from './suggestions.dto.js';

@Controller('translations/texts/:language/:namespace/:key/suggestions')
export class SuggestionsController {
  constructor(
    private readonly similarTexts: SimilarTexts,
    private readonly serviceSuggestions: ServiceSuggestions,
  ) {}

  @Get()
  @Access('staff')
  @Fails('texts_unavailable')
  @Answers(200, TextSuggestionsAnswer)
  suggestSimilarTexts(@Param() name: TextName) {
    return this.similarTexts.suggest(name);
  }

  @Post()
  @Access('translator')
  @Fails('language_not_permitted', 'translation_budget_spent', 'texts_unavailable')
  @Answers(200, ServiceSuggestionAnswer)
  suggestByService(
    @CurrentStaff() staff: Staff,
    @Param() name: TextName,
    @Body() { service }: ServiceQuestion,
  ) {
    return this.serviceSuggestions.suggest(staff, name, service);
  }
}
