import './form-rules';
import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/** A resolver for `useForm` that validates with a contract's schema, as the API does. */
export const resolverFor = <Values extends FieldValues, Output>(
  schema: z.ZodType<Output, Values>,
): Resolver<Values, unknown, Output> => zodResolver<Values, unknown, Output>(schema);
