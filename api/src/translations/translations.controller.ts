import { Controller, Get } from '@nestjs/common';
import { Access } from '../common/access.js';
import { WithoutDatabase } from '../common/errors/without-database.js';
import { Answers } from '../common/output/answers.js';
import { TranslationStatusAnswer } from './translations.dto.js';
import { TranslationsService } from './translations.service.js';

@Controller('translations')
export class TranslationsController {
  constructor(private readonly translations: TranslationsService) {}

  @Get('status')
  @Access('public')
  @WithoutDatabase()
  @Answers(200, TranslationStatusAnswer)
  status() {
    return this.translations.status();
  }
}
