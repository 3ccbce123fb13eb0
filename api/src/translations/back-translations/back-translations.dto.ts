import {
  backTranslationRequest,
  backTranslationWrite,
  textBackTranslation,
} from '@lens/contracts/back-translations';
import { createZodDto } from 'nestjs-zod/dto';

export class BackTranslationRequestDto extends createZodDto(backTranslationRequest) {}
export class BackTranslationWriteDto extends createZodDto(backTranslationWrite) {}
export class BackTranslationAnswer extends createZodDto(textBackTranslation) {}
