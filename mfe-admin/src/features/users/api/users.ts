import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { User, userCreate, userUpdate } from '@lens/contracts/users';
import { api } from '../../../api';
import type { ListRequest } from '../../../components/data-table/list-state';
import { useListQuery } from '../../../components/data-table/use-list-query';

const key = ['users'] as const;

export const useUsers = (request: ListRequest) => useListQuery<User>(key, '/users', request);

/** A write to accounts, after which the list is read again. */
function useUserWrite<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSuccess: () => client.invalidateQueries({ queryKey: key }) });
}

export const useUserCreation = () =>
  useUserWrite(async (user: z.infer<typeof userCreate>) => (await api.post<User>('/users', user)).data);

export const useUserChange = (id: string) =>
  useUserWrite(
    async (change: z.infer<typeof userUpdate>) => (await api.patch<User>(`/users/${id}`, change)).data,
  );

export const useSecondFactorReset = (id: string) =>
  useUserWrite(async () => (await api.post<User>(`/users/${id}/reset-second-factor`)).data);

export const useUserRemoval = (id: string) => useUserWrite(() => api.delete(`/users/${id}`));
