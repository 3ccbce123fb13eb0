import { useMutation } from '@tanstack/react-query';
import type { Consultation } from '@lens/contracts/consultations';
import { useSettings } from '@lens/platform/host';
import { dayBounds } from '../../../components/data-table/day-bounds';
import type { ListRequest } from '../../../components/data-table/list-state';
import { useListQuery } from '../../../components/data-table/use-list-query';
import { saveFile } from '../../../components/download/save-file';
import { consultationsKey } from './consultation-rows';

/**
 * Not loaded again automatically, since rows would move while somebody reads. The event stream announces new requests.
 */
export function useConsultations(request: ListRequest) {
  const { timeZone } = useSettings();
  return useListQuery<Consultation>(
    [...consultationsKey, 'pages'],
    '/consultations',
    { ...request, filters: dayBounds(request.filters, timeZone) },
    { refetchOnWindowFocus: false },
  );
}

/** Downloads the filtered requests as a table. */
export function useConsultationExport() {
  const { timeZone } = useSettings();
  return useMutation({
    mutationFn: ({ search, filters }: Pick<ListRequest, 'search' | 'filters'>) =>
      saveFile(
        '/consultations/export',
        { name: 'consultations', timeZone },
        { search: search || undefined, ...dayBounds(filters, timeZone) },
      ),
  });
}
