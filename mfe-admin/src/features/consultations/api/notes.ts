import { useEffect, useEffectEvent } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Note } from '@lens/contracts/consultation-records';
import type { RowChange } from '@lens/contracts/event-stream';
import type { Page } from '@lens/contracts/lists';
import { useSession } from '@lens/platform/session';
import { isGone } from '@lens/platform/staff-api';
import { api } from '../../../api';
import { subscribeToEvents } from '@lens/platform/event-stream';
import { toast } from '../../../components/toasts/toasts';
import { markRemoved } from '../../../components/shared-rows/removed-rows';
import { setNoteDraft, useNoteDrafts } from '../note-drafts';

const maxNotes = 100;
const notesKey = (id: string) => ['consultation-notes', id] as const;

/** The notes of a request, newest first. */
export const useNotes = (id: string) =>
  useQuery({
    queryKey: notesKey(id),
    queryFn: async ({ signal }) => {
      const params = { limit: maxNotes };
      return (await api.get<Page<Note>>(`/consultations/${id}/notes`, { params, signal })).data;
    },
  });

export function useAddNote(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (text: string) => (await api.post<Note>(`/consultations/${id}/notes`, { text })).data,
    onSuccess: (note, text) => {
      client.setQueryData<Page<Note>>(notesKey(id), (notes) => {
        if (!notes) return notes;
        const others = notes.items.filter((one) => one.id !== note.id);
        return { ...notes, items: [note, ...others], total: notes.total + 1 };
      });
      // Text that was typed while the note was being sent is another note.
      if (useNoteDrafts.getState()[id] === text) setNoteDraft(id, '');
    },
    onError: (failure) => {
      if (isGone(failure)) markRemoved(id, null);
    },
  });
}

/** Loads the notes on the screen again when colleagues add or delete one. */
export function useNoteSync(): void {
  const client = useQueryClient();
  const me = useSession(({ user }) => user?.username);
  const onEvent = useEffectEvent((event: string, data: unknown) => {
    const { resource_type, within, id, action, revision, by } = data as RowChange;
    if (event === 'gap') void client.invalidateQueries({ queryKey: ['consultation-notes'] });
    if (event !== 'change' || resource_type !== 'consultation_note' || !within) return;
    const isShown = client.getQueryData<Page<Note>>(notesKey(within))?.items.some((note) => note.id === id);
    // Deleting a note makes its second revision; a note that is erased with its request keeps its first.
    if (action === 'DELETE' && revision > 1 && isShown && by !== me)
      toast(`${by ?? 'Somebody'} deleted a note.`);
    void client.invalidateQueries({ queryKey: notesKey(within) });
  });
  useEffect(() => subscribeToEvents((event, data) => onEvent(event, data)), []);
}

export function useDeleteNote(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id: note, revision }: Note) =>
      api.delete(`/consultations/${id}/notes/${note}`, { baseRevision: revision }),
    // Also if a colleague has deleted it already.
    onSettled: () => client.invalidateQueries({ queryKey: notesKey(id) }),
  });
}
