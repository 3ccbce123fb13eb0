import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { dashboardKey } from './api/dashboard';

/** A refresh shows that it works for at least this long: a flicker would leave people wondering. */
const shortest = 1_000;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Reads everything on the dashboard anew; what was read stays where that fails. */
export function useRefresh(): { refreshing: boolean; refresh: () => void } {
  const client = useQueryClient();
  const [refreshing, setRefreshing] = useState(false);
  const refresh = async () => {
    setRefreshing(true);
    await Promise.all([client.refetchQueries({ queryKey: dashboardKey }), pause(shortest)]);
    setRefreshing(false);
  };
  return { refreshing, refresh: () => void refresh() };
}
