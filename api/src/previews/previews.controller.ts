import { Body, Controller, Get, Header, Param, Post } from '@nestjs/common';
import { Access } from '../common/access.js';
import { Fails } from '../common/errors/fails.js';
import { Answers } from '../common/output/answers.js';
import { CurrentStaff, type Staff } from '../common/staff.js';
import { PreviewAddress, PreviewAnswer, PreviewDto, PreviewLinkAnswer } from './previews.dto.js';
import { PreviewsService } from './previews.service.js';

@Controller('previews')
export class PreviewsController {
  constructor(private readonly previews: PreviewsService) {}

  @Post()
  @Access('staff')
  @Fails('not_found')
  @Answers(201, PreviewLinkAnswer)
  create(@CurrentStaff() staff: Staff, @Body() body: PreviewDto) {
    return this.previews.create(staff, body);
  }

  @Get(':token')
  @Access('staff')
  @Header('Cache-Control', 'private, no-store')
  @Header('X-Robots-Tag', 'noindex')
  @Fails('preview_expired')
  @Answers(200, PreviewAnswer)
  read(@Param() { token }: PreviewAddress) {
    return this.previews.read(token);
  }
}
