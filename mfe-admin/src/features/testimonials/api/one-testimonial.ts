import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Testimonial, TestimonialReplacement, TestimonialStatus } from '@lens/contracts/testimonials';
import { api } from '../../../api';
import { sendStatus } from './change-status';
import { readTestimonial, testimonialRows, testimonialsKey } from './testimonial-rows';

const testimonialKey = testimonialRows.itemKey;

/** Always loaded anew, since a form must not start with an outdated version. @param isGone disables loading */
export const useTestimonial = (id: string, isGone: boolean) =>
  useQuery({
    queryKey: testimonialKey(id),
    queryFn: ({ signal }) => readTestimonial(id, signal),
    enabled: !isGone,
    gcTime: 0,
    staleTime: Infinity,
  });

/** Caches the saved testimonial, and marks all lists as outdated. */
function useCacheUpdate() {
  const client = useQueryClient();
  return async (saved: Testimonial) => {
    client.setQueryData(testimonialKey(saved.id), saved);
    await client.invalidateQueries({ queryKey: [...testimonialsKey, 'list'], refetchType: 'none' });
  };
}

/** Creates a testimonial, or replaces the one with this id. */
export const useSaveTestimonial = (id?: string) =>
  useMutation({
    mutationFn: async ({
      content,
      baseRevision,
    }: {
      content: TestimonialReplacement;
      baseRevision?: number;
    }) =>
      id === undefined
        ? (await api.post<Testimonial>('/testimonials', content)).data
        : (await api.put<Testimonial>(`/testimonials/${id}`, content, { baseRevision })).data,
    onSuccess: useCacheUpdate(),
  });

export const useTestimonialStatus = () =>
  useMutation({
    mutationFn: ({
      id,
      status,
      baseRevision,
    }: {
      id: string;
      status: TestimonialStatus;
      baseRevision: number;
    }) => sendStatus(id, status, baseRevision),
    onSuccess: useCacheUpdate(),
  });

export function useDeleteTestimonial() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, revision }: Testimonial) =>
      api.delete(`/testimonials/${id}`, { baseRevision: revision }),
    onSuccess: () => client.invalidateQueries({ queryKey: [...testimonialsKey, 'list'] }),
  });
}
