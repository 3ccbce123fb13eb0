import { Body, Controller, Ip, Post } from '@nestjs/common';
import { Access } from '../../common/access.js';
import { Fails } from '../../common/errors/fails.js';
import { Answers } from '../../common/output/answers.js';
import { LiveTextsDto, LiveTranslationsAnswer } from './live-translations.dto.js';
import { LiveTranslations } from './live-translations.js';

@Controller('translations')
export class LiveTranslationsController {
  constructor(private readonly live: LiveTranslations) {}

  @Post('live')
  @Access('public')
  @Fails('live_translation_off', 'translation_unavailable', 'too_many_requests', 'texts_unavailable')
  @Answers(200, LiveTranslationsAnswer)
  translate(@Body() body: LiveTextsDto, @Ip() address: string) {
    return this.live.translate(body, address);
  }
}
