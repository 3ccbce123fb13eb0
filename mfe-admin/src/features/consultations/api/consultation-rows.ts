import type { Consultation } from '@lens/contracts/consultations';
import type { Page } from '@lens/contracts/lists';
import { useSession } from '@lens/platform/session';
import { api } from '../../../api';
import type { SharedRows } from '../../../components/shared-rows/shared-rows';
import { fullName, statusLabels } from '../labels';
import { assigneesKey, type Assignee } from './assignees';

export const consultationsKey = ['consultations'] as const;

/** How requests are followed. They are read as a list, so that nobody is recorded as having opened one. */
export const consultationRows: SharedRows<Consultation> = {
  resource: 'consultation',
  key: consultationsKey,
  itemKey: (id) => [...consultationsKey, id],
  relatedKeys: (id) => [
    ['consultation-notes', id],
    ['consultation-views', id],
  ],
  read: async (id) =>
    (await api.get<Page<Consultation>>('/consultations', { params: { id, limit: 1 } })).data.items[0],
  nameOf: fullName,
  // An erased person must not be named again.
  describeRemoval: (by) => `${by} erased a patient’s data.`,
  describeChange: (by, after, before, client) => {
    if (after.assignee === before.assignee || after.status !== before.status) return undefined;
    const request = `${fullName(after)}’s request`;
    if (after.assignee === null) return `${by} gave ${request} back: nobody is assigned.`;
    const known = client.getQueryData<Assignee[]>(assigneesKey) ?? [];
    const name = known.find(({ id }) => id === after.assignee)?.username;
    if (name === by) return `${by} took ${request}.`;
    if (after.assignee === useSession.getState().user?.id) return `${by} gave you ${request}.`;
    return `${by} gave ${request} to ${name ?? 'a colleague'}.`;
  },
  describeDifference: (after, before) =>
    after.status === before.status ? undefined : statusLabels[after.status],
};
