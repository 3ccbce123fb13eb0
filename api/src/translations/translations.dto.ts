import { translationStatus } from '@lens/contracts/translations';
import { createZodDto } from 'nestjs-zod/dto';

export class TranslationStatusAnswer extends createZodDto(translationStatus) {}
