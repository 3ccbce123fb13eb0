import { mail, mailPage, mailQuery } from '@lens/contracts/mail';
import { createZodDto } from 'nestjs-zod/dto';

export class MailQuery extends createZodDto(mailQuery) {}
export class MailAnswer extends createZodDto(mail) {}
export class MailPageAnswer extends createZodDto(mailPage) {}
