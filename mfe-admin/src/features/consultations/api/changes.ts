import type { Consultation, ConsultationStatus } from '@lens/contracts/consultations';
import { api } from '../../../api';
import { useOptimisticChange } from '../../../components/optimistic/use-optimistic-change';
import { countOf } from '../../../components/page-head/count-of';
import { fullName, statusLabels } from '../labels';
import { consultationsKey } from './list-consultations';

const noun = 'request';
const whose = (items: Consultation[]) =>
  items.length === 1 ? fullName(items[0]!) : countOf(items.length, noun);

/** Where requests stand: shown at once, with an undo, and taken back when the API does not agree. */
export const useStatusChange = () =>
  useOptimisticChange<Consultation, ConsultationStatus>({
    key: consultationsKey,
    valueOf: ({ status }) => status,
    apply: (consultation, status) => ({ ...consultation, status }),
    send: (id, status) => api.patch(`/consultations/${id}/status`, { status }),
    said: (items, status) => `${statusLabels[status]}: ${whose(items)}`,
    noun,
  });

/** Who takes care of requests, in the same way. @param nameOf what a user is called */
export const useAssignment = (nameOf: (assignee: string) => string) =>
  useOptimisticChange<Consultation, string | null>({
    key: consultationsKey,
    valueOf: ({ assignee }) => assignee,
    apply: (consultation, assignee) => ({ ...consultation, assignee }),
    send: (id, assignee) => api.patch(`/consultations/${id}/assignee`, { assignee }),
    said: (items, assignee) =>
      assignee ? `${nameOf(assignee)}: ${whose(items)}` : `Given to nobody: ${whose(items)}`,
    noun,
  });
