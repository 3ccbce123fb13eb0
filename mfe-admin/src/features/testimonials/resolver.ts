import { resolverFor } from '../../components/field/resolver-for';
import type { FieldErrors, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { testimonialContent, type TestimonialContent } from '@lens/contracts/testimonials';
import { toContent, type TestimonialForm } from './testimonial-form';

const checkContract = resolverFor(testimonialContent);

/** Validates what would be sent, so that empty translations have no errors. */
export const resolver: Resolver<TestimonialForm, unknown, TestimonialContent> = async (
  values,
  context,
  options,
) => {
  // The check reports values that are not chosen yet.
  const content = toContent(values) as z.input<typeof testimonialContent>;
  const checked = await checkContract(
    content,
    context,
    options as unknown as Parameters<typeof checkContract>[2],
  );
  return Object.keys(checked.errors).length > 0
    ? { values: {}, errors: checked.errors as FieldErrors<TestimonialForm> }
    : { values: checked.values as TestimonialContent, errors: {} };
};
