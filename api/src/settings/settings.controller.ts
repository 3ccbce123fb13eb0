import { Body, Controller, Get, Put } from '@nestjs/common';
import { CurrentStaff, type Staff } from '../auth/staff.js';
import { Access } from '../common/access.js';
import { Answers } from '../common/output/answers.js';
import { SettingsAnswer, SettingsUpdateDto } from './settings.dto.js';
import { SettingsService } from './settings.service.js';

@Controller('settings')
export class SettingsController {
  constructor(private readonly settings: SettingsService) {}

  @Get('public')
  @Access('public')
  @Answers(200, SettingsAnswer)
  readPublic() {
    return this.settings.read();
  }

  @Get()
  @Access('staff')
  @Answers(200, SettingsAnswer)
  read() {
    return this.settings.read();
  }

  @Put()
  @Access('staff')
  @Answers(200, SettingsAnswer)
  replace(@CurrentStaff() staff: Staff, @Body() body: SettingsUpdateDto) {
    return this.settings.replace(staff, body);
  }
}
