import { useEffect, useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Page } from '@lens/contracts/lists';
import { useSession } from '@lens/platform/session';
import { api } from '../../../api';

export const assigneesKey = ['assignees'] as const;

export interface Assignee {
  id: string;
  username: string;
}

const maxAssignees = 100;
const noAssignees: Assignee[] = [];

/** `Assigned to you`; a check of the first letters would also match a user named Youssef. */
export const inSentence = (name: string): string => (name === 'You' ? 'you' : name);

/**
 * The staff who may be assigned, oneself first.
 * @param knownAssignee the assignee of a shown request; an unknown one loads the list again
 */
export function useAssignees(knownAssignee: string | null = null) {
  const me = useSession(({ user }) => user);
  const { data, refetch } = useQuery({
    queryKey: assigneesKey,
    queryFn: async ({ signal }) => {
      const params = { limit: maxAssignees };
      return (await api.get<Page<Assignee>>('/consultations/assignees', { params, signal })).data.items;
    },
    staleTime: 5 * 60_000,
  });
  const isUnknown =
    knownAssignee !== null &&
    knownAssignee !== me?.id &&
    data !== undefined &&
    data.every(({ id }) => id !== knownAssignee);
  useEffect(() => {
    if (isUnknown) void refetch({ cancelRefetch: false });
  }, [isUnknown, knownAssignee, refetch]);
  return useMemo(() => {
    const known = data ?? noAssignees;
    const names = new Map(known.map(({ id, username }) => [id, username]));
    const others = known.filter(({ id }) => id !== me?.id).map(({ id, username }) => [id, username] as const);
    return {
      me: me?.id ?? null,
      /** Options for a select: pairs of id and label. */
      options: me ? [[me.id, `${me.username} (you)`] as const, ...others] : others,
      nameOf: (id: string): string => (id === me?.id ? 'You' : (names.get(id) ?? 'Someone')),
    };
  }, [data, me]);
}
