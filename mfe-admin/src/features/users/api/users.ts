import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { User, userCreate, userUpdate } from '@lens/contracts/users';
import { isGone } from '@lens/platform/staff-api';
import { api } from '../../../api';
import type { ListRequest } from '../../../components/data-table/list-state';
import { undefinedIfGone, type SharedRows } from '../../../components/shared-rows/shared-rows';
import { roleLabels } from '../../../components/role-labels';
import { useListQuery } from '../../../components/data-table/use-list-query';

const key = ['users'] as const;

export const readUser = async (id: string): Promise<User> => (await api.get<User>(`/users/${id}`)).data;

/** What has changed, in a word; undefined for a change that no list shows. */
function describeDifference(after: User, before: User): string | undefined {
  if (after.role !== before.role) return roleLabels[after.role];
  const isSame = JSON.stringify(after.permissions) === JSON.stringify(before.permissions);
  return isSame ? undefined : 'permissions';
}

/** How accounts are followed. */
export const userRows: SharedRows<User> = {
  resource: 'user',
  key,
  itemKey: (id) => [...key, id],
  read: (id) => undefinedIfGone(readUser(id), isGone),
  nameOf: ({ username }) => username,
  describeDifference,
};

export const useUsers = (request: ListRequest) => useListQuery<User>(key, '/users', request);

/** A write to accounts, after which the list is loaded again. */
function useUserWrite<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  // Also after a refusal, since a colleague may have changed it first.
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: key }) });
}

export const useUserCreation = () =>
  useUserWrite(async (user: z.infer<typeof userCreate>) => (await api.post<User>('/users', user)).data);

export const useUserChange = ({ id, revision }: User) =>
  useUserWrite(
    async (change: z.infer<typeof userUpdate>) =>
      (await api.patch<User>(`/users/${id}`, change, { baseRevision: revision })).data,
  );

interface ProfileChange {
  change: z.infer<typeof userUpdate>;
  baseRevision: number;
}

export const useProfileChange = (id: string) =>
  useUserWrite(
    async ({ change, baseRevision }: ProfileChange) =>
      (await api.patch<User>(`/users/${id}`, change, { baseRevision })).data,
  );

export const useSecondFactorReset = ({ id, revision }: User) =>
  useUserWrite(
    async () =>
      (await api.post<User>(`/users/${id}/reset-second-factor`, undefined, { baseRevision: revision })).data,
  );

export const useUserRemoval = ({ id, revision }: User) =>
  useUserWrite(() => api.delete(`/users/${id}`, { baseRevision: revision }));
