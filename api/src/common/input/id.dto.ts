import { createZodDto } from 'nestjs-zod/dto';
import { z } from 'zod';

export class IdParam extends createZodDto(z.strictObject({ id: z.uuid() })) {}
