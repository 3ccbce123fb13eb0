import type { ActivityEntry } from '@lens/contracts/activity';
import type { ListRequest } from '../../../components/data-table/list-state';
import { useListQuery } from '../../../components/data-table/use-list-query';
import { dayBounds } from '../day-bounds';

export const useActivity = (request: ListRequest) =>
  useListQuery<ActivityEntry>(['activity'], '/activity', { ...request, filters: dayBounds(request.filters) });
