import { Body, Controller, Delete, Get, Post } from '@nestjs/common';
import { Access } from '../common/access.js';
import { Fails } from '../common/errors/fails.js';
import { WithoutDatabase } from '../common/errors/without-database.js';
import { Answers } from '../common/output/answers.js';
import { CurrentStaff, type Staff } from '../common/staff.js';
import { TranslationCache } from './cache/translation-cache.js';
import {
  TextToTranslateDto,
  TranslatedTextAnswer,
  TranslationCacheAnswer,
  TranslationStatusAnswer,
  TranslationUsageAnswer,
} from './translations.dto.js';
import { TranslationsService } from './translations.service.js';

@Controller('translations')
export class TranslationsController {
  constructor(
    private readonly translations: TranslationsService,
    private readonly cache: TranslationCache,
  ) {}

  @Get('status')
  @Access('public')
  @WithoutDatabase()
  @Answers(200, TranslationStatusAnswer)
  status() {
    return this.translations.status();
  }

  @Post('text')
  @Access('translator')
  @Fails('translation_unavailable', 'translation_budget_spent', 'too_many_requests')
  @Answers(200, TranslatedTextAnswer)
  translate(@CurrentStaff() staff: Staff, @Body() body: TextToTranslateDto) {
    return this.translations.translate(staff, body);
  }

  @Get('usage')
  @Access('staff')
  @Answers(200, TranslationUsageAnswer)
  readUsage() {
    return this.translations.usage();
  }

  @Delete('cache')
  @Access('translator')
  @Answers(200, TranslationCacheAnswer)
  clearCache(@CurrentStaff() staff: Staff) {
    return this.cache.clear(staff);
  }
}
