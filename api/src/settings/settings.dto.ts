import { publicSettings, settingsUpdate } from '@lens/contracts/settings';
import { createZodDto } from 'nestjs-zod/dto';

export class SettingsUpdateDto extends createZodDto(settingsUpdate) {}
export class SettingsAnswer extends createZodDto(publicSettings) {}
