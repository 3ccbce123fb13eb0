import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { DeskTask, OwnPermissions } from '@lens/contracts/desk-permissions';
import { languageOf, type LanguageCode } from '@lens/contracts/languages';
import { StaffApiFailure } from '@lens/platform/staff-api';
import { api } from '../../api';
import { useIsEditor } from './use-is-editor';

const permissionsKey = ['permissions'] as const;

export interface Permissions {
  /** Whether the user may do this in a language. Until it is known, translators may: the API decides anyway. */
  may: (task: DeskTask, language: LanguageCode) => boolean;
  /** Whether the user may do this in any language. */
  mayAnywhere: (task: DeskTask) => boolean;
  /** Whether the user's account has the name and the qualification that a sign-off needs. */
  canSign: boolean;
  /** Editors read everything, and stop what visitors should not read; nothing else is permitted to them. */
  isEditor: boolean;
}

/** What the user may do at the desk. An administrator may change it at any time, so it is read again on return. */
export function usePermissions(): Permissions {
  const isEditor = useIsEditor();
  const { data } = useQuery({
    queryKey: permissionsKey,
    queryFn: async ({ signal }) =>
      (await api.get<OwnPermissions>('/translations/permissions', { signal })).data,
    refetchOnWindowFocus: 'always',
  });
  return {
    may: (task, language) => data?.[task].some((code) => code === language) ?? !isEditor,
    mayAnywhere: (task) => (data ? data[task].length > 0 : !isEditor),
    canSign: data?.can_sign ?? true,
    isEditor,
  };
}

/** Reads the permissions again after a refusal that the screen did not expect. */
export function useRefreshPermissions(): (failure: unknown) => void {
  const client = useQueryClient();
  return (failure) => {
    if (failure instanceof StaffApiFailure && failure.status === 403)
      void client.invalidateQueries({ queryKey: permissionsKey });
  };
}

/** Why something is missing from the screen: `Your account may not publish Korean. An administrator can allow it.` */
export const describeMissing = (task: DeskTask, language: LanguageCode): string =>
  `Your account may not ${task} ${languageOf(language).name}. An administrator can allow it.`;
