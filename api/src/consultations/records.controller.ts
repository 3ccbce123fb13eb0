import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { CurrentStaff, type Staff } from '../auth/staff.js';
import { Access } from '../common/access.js';
import { Fails } from '../common/errors/fails.js';
import { IdParam } from '../common/input/id.dto.js';
import { Answers } from '../common/output/answers.js';
import { ConsultationNotes } from './consultation-notes.js';
import { ConsultationViews } from './consultation-views.js';
import {
  NoteAddress,
  NoteAnswer,
  NoteCreateDto,
  NotePageAnswer,
  NoteQuery,
  ViewPageAnswer,
  ViewQuery,
} from './consultations.dto.js';

/** What gathers around one request. */
@Controller('consultations/:id')
export class RecordsController {
  constructor(
    private readonly notes: ConsultationNotes,
    private readonly views: ConsultationViews,
  ) {}

  @Get('notes')
  @Access('editor')
  @Answers(200, NotePageAnswer)
  listNotes(@CurrentStaff() staff: Staff, @Param() { id }: IdParam, @Query() query: NoteQuery) {
    return this.notes.list(staff, id, query);
  }

  @Post('notes')
  @Access('editor')
  @Answers(201, NoteAnswer)
  addNote(@CurrentStaff() staff: Staff, @Param() { id }: IdParam, @Body() { text }: NoteCreateDto) {
    return this.notes.add(staff, id, text);
  }

  @Delete('notes/:note')
  @Access('editor')
  @Fails('not_the_author')
  @Answers(204, 'nothing')
  removeNote(@CurrentStaff() staff: Staff, @Param() { id, note }: NoteAddress) {
    return this.notes.remove(staff, id, note);
  }

  @Get('views')
  @Access('editor')
  @Answers(200, ViewPageAnswer)
  listViews(@Param() { id }: IdParam, @Query() query: ViewQuery) {
    return this.views.list(id, query);
  }
}
