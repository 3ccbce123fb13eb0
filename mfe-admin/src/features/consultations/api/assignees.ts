import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Page } from '@lens/contracts/lists';
import { useSession } from '@lens/platform/session';
import { api } from '../../../api';

export const assigneesKey = ['assignees'] as const;

export interface Assignee {
  id: string;
  username: string;
}

const mostRead = 100;
const nobody: Assignee[] = [];

/** `Assigned to you`: a user may be called Youssef. */
export const inSentence = (name: string): string => (name === 'You' ? 'you' : name);

/** Who may take care of requests, whoever asks first. */
export function useAssignees() {
  const me = useSession(({ user }) => user);
  const { data = nobody } = useQuery({
    queryKey: assigneesKey,
    queryFn: async ({ signal }) => {
      const params = { limit: mostRead };
      return (await api.get<Page<Assignee>>('/consultations/assignees', { params, signal })).data.items;
    },
    staleTime: 5 * 60_000,
  });
  return useMemo(() => {
    const names = new Map(data.map(({ id, username }) => [id, username]));
    const others = data.filter(({ id }) => id !== me?.id).map(({ id, username }) => [id, username] as const);
    return {
      me: me?.id ?? null,
      /** For a choice of one: value and what it reads. */
      options: me ? [[me.id, `${me.username} (you)`] as const, ...others] : others,
      nameOf: (id: string): string => (id === me?.id ? 'You' : (names.get(id) ?? 'Someone')),
    };
  }, [data, me]);
}
