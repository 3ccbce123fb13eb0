import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Note } from '@lens/contracts/consultation-records';
import type { Page } from '@lens/contracts/lists';
import { api } from '../../../api';
import { keepDraft, useDrafts } from '../drafts';

const mostRead = 100;
const keyOf = (id: string) => ['consultation-notes', id] as const;

/** What staff tell each other about a request, the latest first. */
export const useNotes = (id: string) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: async ({ signal }) => {
      const params = { limit: mostRead };
      return (await api.get<Page<Note>>(`/consultations/${id}/notes`, { params, signal })).data;
    },
  });

export function useAddNote(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (text: string) => (await api.post<Note>(`/consultations/${id}/notes`, { text })).data,
    onSuccess: (note, text) => {
      client.setQueryData<Page<Note>>(
        keyOf(id),
        (notes) => notes && { ...notes, items: [note, ...notes.items], total: notes.total + 1 },
      );
      // What was typed on while the note was on its way is another note.
      if (useDrafts.getState()[id] === text) keepDraft(id, '');
    },
  });
}

export function useRemoveNote(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (note: string) => api.delete(`/consultations/${id}/notes/${note}`),
    onSuccess: () => client.invalidateQueries({ queryKey: keyOf(id) }),
  });
}
