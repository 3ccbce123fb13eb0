import type { Consultation, ConsultationStatus } from '@lens/contracts/consultations';
import { api } from '../../../api';
import { useOptimisticChange } from '../../../components/optimistic/use-optimistic-change';
import { pluralize } from '@lens/platform/pluralize';
import { fullName, statusLabels } from '../labels';
import { inSentence } from './assignees';
import { consultationRows } from './consultation-rows';

const noun = 'request';
const formatSubject = (items: Consultation[]) =>
  items.length === 1 ? fullName(items[0]!) : pluralize(items.length, noun);

/** Changes the status of requests: shown at once, with an undo, and reverted if the API refuses. */
export const useStatusChange = () =>
  useOptimisticChange<Consultation, ConsultationStatus>({
    ...consultationRows,
    valueOf: ({ status }) => status,
    apply: (consultation, status) => ({ ...consultation, status }),
    send: async (id, status, baseRevision) =>
      (await api.patch<Consultation>(`/consultations/${id}/status`, { status }, { baseRevision })).data,
    describe: (items, status) => `${statusLabels[status]}: ${formatSubject(items)}`,
    describeState: ({ status }) => `The status is now ${statusLabels[status]}.`,
    noun,
  });

/** Changes the assignee of requests in the same way. @param nameOf the name of a user */
export const useAssigneeChange = (nameOf: (assignee: string) => string) =>
  useOptimisticChange<Consultation, string | null>({
    ...consultationRows,
    valueOf: ({ assignee }) => assignee,
    apply: (consultation, assignee) => ({ ...consultation, assignee }),
    send: async (id, assignee, baseRevision) =>
      (await api.patch<Consultation>(`/consultations/${id}/assignee`, { assignee }, { baseRevision })).data,
    describe: (items, assignee) =>
      assignee
        ? `Assigned to ${inSentence(nameOf(assignee))}: ${formatSubject(items)}`
        : `Unassigned: ${formatSubject(items)}`,
    describeState: ({ assignee }) =>
      assignee ? `It is now assigned to ${inSentence(nameOf(assignee))}.` : 'It is now unassigned.',
    noun,
  });
