import './form-rules';
import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/** A contract's schema, for `useForm`: the API checks with the same. */
export const resolverFor = <Values extends FieldValues, Sent>(
  schema: z.ZodType<Sent, Values>,
): Resolver<Values, unknown, Sent> => zodResolver<Values, unknown, Sent>(schema);
