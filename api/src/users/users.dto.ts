import { user, userCreate, userPage, userQuery, userUpdate } from '@lens/contracts/users';
import { createZodDto } from 'nestjs-zod/dto';

export class UserCreateDto extends createZodDto(userCreate) {}
export class UserUpdateDto extends createZodDto(userUpdate) {}
export class UserQuery extends createZodDto(userQuery) {}
export class UserAnswer extends createZodDto(user) {}
export class UserPageAnswer extends createZodDto(userPage) {}
