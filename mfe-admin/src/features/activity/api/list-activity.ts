import type { ActivityEntry } from '@lens/contracts/activity';
import { useSettings } from '@lens/platform/host';
import { dayBounds } from '../../../components/data-table/day-bounds';
import type { ListRequest } from '../../../components/data-table/list-state';
import { useListQuery } from '../../../components/data-table/use-list-query';

export function useActivity(request: ListRequest) {
  const { timeZone } = useSettings();
  const filters = dayBounds(request.filters, timeZone);
  return useListQuery<ActivityEntry>(['activity'], '/activity', { ...request, filters });
}
