import { publicPractice, settings, settingsUpdate } from '@lens/contracts/settings';
import { createZodDto } from 'nestjs-zod/dto';

export class SettingsUpdateDto extends createZodDto(settingsUpdate) {}
export class PublicPracticeAnswer extends createZodDto(publicPractice) {}
export class SettingsAnswer extends createZodDto(settings) {}
