import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { Access } from '../../common/access.js';
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
  @Access('translator')
  @Fails('texts_unavailable')
  @Answers(200, TextSuggestionsAnswer)
  suggestSimilarTexts(@Param() name: TextName) {
    return this.similarTexts.suggest(name);
  }

  @Post()
  @Access('translator')
  @Fails('translation_budget_spent', 'texts_unavailable')
  @Answers(200, ServiceSuggestionAnswer)
  suggestByService(@Param() name: TextName, @Body() { service }: ServiceQuestion) {
    return this.serviceSuggestions.suggest(name, service);
  }
}
