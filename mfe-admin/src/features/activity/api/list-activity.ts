import type { ActivityEntry } from '@lens/contracts/activity';
import { dayBounds } from '../../../components/data-table/day-bounds';
import type { ListRequest } from '../../../components/data-table/list-state';
import { useListQuery } from '../../../components/data-table/use-list-query';

export const useActivity = (request: ListRequest) =>
  useListQuery<ActivityEntry>(['activity'], '/activity', { ...request, filters: dayBounds(request.filters) });
