import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Testimonial, TestimonialContent, TestimonialStatus } from '@lens/contracts/testimonials';
import { api } from '../../../api';
import { sendStatus } from './change-status';
import { testimonialsKey } from './list-testimonials';

const keyOf = (id: string) => [...testimonialsKey, id] as const;

/** Always read anew: a form must not begin with what somebody else has changed since. */
export const useTestimonial = (id: string) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: async ({ signal }) => (await api.get<Testimonial>(`/testimonials/${id}`, { signal })).data,
    gcTime: 0,
    staleTime: Infinity,
  });

/** Every list is out of date afterwards, and what is open shows what was saved. */
function useSaved() {
  const client = useQueryClient();
  return async (saved: Testimonial) => {
    client.setQueryData(keyOf(saved.id), saved);
    await client.invalidateQueries({ queryKey: [...testimonialsKey, 'list'], refetchType: 'none' });
  };
}

/** Creates one, or replaces the one with this id. */
export const useSaveTestimonial = (id?: string) =>
  useMutation({
    mutationFn: async (content: TestimonialContent) =>
      id === undefined
        ? (await api.post<Testimonial>('/testimonials', content)).data
        : (await api.put<Testimonial>(`/testimonials/${id}`, content)).data,
    onSuccess: useSaved(),
  });

export const useOneStatus = () =>
  useMutation({
    mutationFn: ({ id, status }: { id: string; status: TestimonialStatus }) => sendStatus(id, status),
    onSuccess: useSaved(),
  });

export function useRemoveTestimonial() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.delete(`/testimonials/${id}`),
    onSuccess: () => client.invalidateQueries({ queryKey: [...testimonialsKey, 'list'] }),
  });
}
