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

const secondFactorKey = ['own-second-factor'] as const;
const path = '/auth/second-factor';

export const usePasswordChange = () =>
  useMutation({
    mutationFn: (change: z.infer<typeof passwordChange>) => api.post('/auth/password', change),
  });

export const useSecondFactor = () =>
  useQuery({
    queryKey: secondFactorKey,
    queryFn: async ({ signal }) => (await api.get<SecondFactorStatus>(path, { signal })).data,
  });

/** A request about the second factor, after which its status is loaded again. */
function useSecondFactorStep<Input, Answer>(subPath: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input) => (await api.post<Answer>(`${path}${subPath}`, input)).data,
    onSuccess: () => client.invalidateQueries({ queryKey: secondFactorKey }),
  });
}

export const useStartEnrolment = () => useSecondFactorStep<{ password: string }, SecondFactorEnrolment>('');
export const useConfirmEnrolment = () => useSecondFactorStep<{ otp: string }, RecoveryCodes>('/confirm');
export const useDisableSecondFactor = () => useSecondFactorStep<SecondFactorProof, unknown>('/disable');
export const useRenewRecoveryCodes = () =>
  useSecondFactorStep<SecondFactorProof, RecoveryCodes>('/recovery-codes');
