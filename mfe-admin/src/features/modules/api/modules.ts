import { useEffect, useEffectEvent } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RowChange } from '@lens/contracts/event-stream';
import type { ModuleAction, SiteModules } from '@lens/contracts/modules';
import { subscribeToEvents } from '@lens/platform/event-stream';
import { api } from '../../../api';

const queryKey = ['modules'] as const;

export const useModules = () =>
  useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await api.get<SiteModules>('/modules', { signal })).data,
  });

/** Reads the modules again whenever something about them is new. */
export function useModuleSync(): void {
  const client = useQueryClient();
  const onEvent = useEffectEvent((event: string, data: unknown) => {
    const isAboutModules = event === 'change' && (data as RowChange).resource_type === 'module';
    if (isAboutModules || event === 'gap') void client.invalidateQueries({ queryKey });
  });
  useEffect(() => subscribeToEvents((event, data) => onEvent(event, data)), []);
}

interface Change {
  name: string;
  action: ModuleAction;
  baseRevision: number;
}

export function useModuleAction() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ name, action, baseRevision }: Change) =>
      (await api.post<SiteModules>(`/modules/${name}/actions`, action, { baseRevision })).data,
    onSuccess: (modules) => client.setQueryData(queryKey, modules),
    // Somebody else may have changed it first.
    onError: () => client.invalidateQueries({ queryKey }),
  });
}
