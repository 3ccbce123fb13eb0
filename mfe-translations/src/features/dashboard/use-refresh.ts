import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { dashboardKey } from './api/dashboard';

/** How long a refresh shows its progress at least, so that it is seen to happen. */
const minimumMs = 1_000;

const wait = (durationMs: number) => new Promise((resolve) => setTimeout(resolve, durationMs));

/** Fetches everything on the dashboard again. What cannot be fetched stays as it was. */
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
