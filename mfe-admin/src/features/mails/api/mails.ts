import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Mail, MailPage, MailSummary } from '@lens/contracts/mail';
import { api } from '../../../api';
import type { ListRequest } from '../../../components/data-table/list-state';
import { useListQuery } from '../../../components/data-table/use-list-query';

const mailsKey = ['mails'] as const;

/** The list is loaded again while mails wait to be sent. */
const pollIntervalMs = 15_000;

export const useMails = (request: ListRequest) =>
  useListQuery<MailSummary, MailPage>(mailsKey, '/mails', request, {
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ status }) => status === 'queued') ? pollIntervalMs : false,
  });

export const useMail = (id: string) =>
  useQuery({
    queryKey: [...mailsKey, id],
    queryFn: async ({ signal }) => (await api.get<Mail>(`/mails/${id}`, { signal })).data,
  });

/** Sends a mail again that was stored or has failed. */
export function useMailRetry() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, revision }: MailSummary) =>
      api.post<Mail>(`/mails/${id}/retry`, undefined, { baseRevision: revision }),
    onSettled: () => client.invalidateQueries({ queryKey: mailsKey }),
  });
}
