import './form-rules';
import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/** A resolver for `useForm` that validates with a contract's schema, as the API does. */
export const resolverFor = <Values extends FieldValues, Sent>(
  schema: z.ZodType<Sent, Values>,
): Resolver<Values, unknown, Sent> => zodResolver<Values, unknown, Sent>(schema);
