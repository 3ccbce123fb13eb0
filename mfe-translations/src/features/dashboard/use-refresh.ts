import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { dashboardKey } from './api/dashboard';

/** A refresh shows that it works for at least this long: a flicker would leave people wondering. */
const minimumMs = 1_000;

const wait = (durationMs: number) => new Promise((resolve) => setTimeout(resolve, durationMs));

/** Reads everything on the dashboard anew; what was read stays where that fails. */
export function useRefresh(): { isRefreshing: boolean; refresh: () => void } {
  const client = useQueryClient();
  const [isRefreshing, setIsRefreshing] = useState(false);
  const refresh = async () => {
    setIsRefreshing(true);
    await Promise.all([client.refetchQueries({ queryKey: dashboardKey }), wait(minimumMs)]);
    setIsRefreshing(false);
  };
  return { isRefreshing, refresh: () => void refresh() };
}
