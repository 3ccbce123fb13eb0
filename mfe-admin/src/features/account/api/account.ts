import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type {
  passwordChange,
  RecoveryCodes,
  SecondFactorEnrolment,
  SecondFactorProof,
  SecondFactorStatus,
} from '@lens/contracts/auth';
import { api } from '../../../api';

const key = ['own-second-factor'] as const;
const path = '/auth/second-factor';

export const usePasswordChange = () =>
  useMutation({
    mutationFn: (change: z.infer<typeof passwordChange>) => api.post('/auth/password', change),
  });

export const useSecondFactor = () =>
  useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await api.get<SecondFactorStatus>(path, { signal })).data,
  });

/** A step of the second factor, after which its state is read again. */
function useStep<Input, Answer>(below: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input) => (await api.post<Answer>(`${path}${below}`, input)).data,
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
  });
}

export const useEnrolment = () => useStep<{ password: string }, SecondFactorEnrolment>('');
export const useConfirmation = () => useStep<{ otp: string }, RecoveryCodes>('/confirm');
export const useTurningOff = () => useStep<SecondFactorProof, unknown>('/disable');
export const useNewRecoveryCodes = () => useStep<SecondFactorProof, RecoveryCodes>('/recovery-codes');
