import { liveTexts, liveTranslations } from '@lens/contracts/live-translations';
import { createZodDto } from 'nestjs-zod/dto';

export class LiveTextsDto extends createZodDto(liveTexts) {}
export class LiveTranslationsAnswer extends createZodDto(liveTranslations) {}
