import { loginRequest, loginResponse, passwordChange, sessionUser } from '@lens/contracts/auth';
import { createZodDto } from 'nestjs-zod/dto';

export class LoginDto extends createZodDto(loginRequest) {}
export class LoginAnswer extends createZodDto(loginResponse) {}
export class PasswordChangeDto extends createZodDto(passwordChange) {}
export class SessionUserAnswer extends createZodDto(sessionUser) {}
