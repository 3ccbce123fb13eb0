import {
  textToTranslate,
  translatedText,
  translationCache,
  translationStatus,
  translationUsage,
} from '@lens/contracts/translations';
import { createZodDto } from 'nestjs-zod/dto';

export class TranslationStatusAnswer extends createZodDto(translationStatus) {}
export class TextToTranslateDto extends createZodDto(textToTranslate) {}
export class TranslatedTextAnswer extends createZodDto(translatedText) {}
export class TranslationUsageAnswer extends createZodDto(translationUsage) {}
export class TranslationCacheAnswer extends createZodDto(translationCache) {}
