import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PersonErasure, PersonRecord } from '@lens/contracts/consultation-records';
import { useSettings } from '@lens/platform/host';
import { api } from '../../../api';
import { saveText } from '../../../components/download/save-file';
import { consultationsKey } from './consultation-rows';

/** Downloads all data about a person; the file name does not say whose. */
export function usePersonExport() {
  const { timeZone } = useSettings();
  return useMutation({
    mutationFn: async (email: string) => {
      const { data } = await api.post<PersonRecord>('/consultations/people/export', { email });
      saveText(JSON.stringify(data, null, 2), { name: 'person', timeZone }, 'json');
    },
  });
}

/** Erases all data about a person, in all of their requests. */
export function usePersonErasure() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (email: string) =>
      (await api.post<PersonErasure>('/consultations/people/erase', { email })).data,
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: [...consultationsKey, 'pages'] }),
        client.invalidateQueries({ queryKey: ['other-requests'] }),
      ]),
  });
}
