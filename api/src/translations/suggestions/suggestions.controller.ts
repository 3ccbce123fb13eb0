import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { Access } from '../../common/access.js';
import { Fails } from '../../common/errors/fails.js';
import { Answers } from '../../common/output/answers.js';
import { TextName } from '../texts/texts.dto.js';
import { Memory } from './similar-texts.js';
import { ServiceWords } from './service-suggestions.js';
import { MemoryAnswer, ServiceQuestion, ServiceSuggestionAnswer } from './suggestions.dto.js';

@Controller('translations/texts/:language/:namespace/:key/suggestions')
export class SuggestionsController {
  constructor(
    private readonly memory: Memory,
    private readonly services: ServiceWords,
  ) {}

  @Get()
  @Access('translator')
  @Fails('texts_unavailable')
  @Answers(200, MemoryAnswer)
  remember(@Param() name: TextName) {
    return this.memory.like(name);
  }

  @Post()
  @Access('translator')
  @Fails('translation_budget_spent', 'texts_unavailable')
  @Answers(200, ServiceSuggestionAnswer)
  ask(@Param() name: TextName, @Body() { service }: ServiceQuestion) {
    return this.services.of(name, service);
  }
}
