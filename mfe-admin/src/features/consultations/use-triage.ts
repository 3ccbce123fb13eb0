import { useQueryClient } from '@tanstack/react-query';
import type { Consultation } from '@lens/contracts/consultations';
import { newest } from '../../components/optimistic/use-optimistic-change';
import { toast } from '../../components/toasts/toasts';
import { useAssignees } from './api/assignees';
import { useAssignment, useStatusChange } from './api/changes';
import { consultationsKey } from './api/list-consultations';
import { fullName, nextStatus } from './labels';

/** What is done with one key to request after request. */
export function useTriage() {
  const client = useQueryClient();
  const changeStatus = useStatusChange();
  const { me, nameOf } = useAssignees();
  const assign = useAssignment(nameOf);
  return [
    {
      key: 'e',
      label: 'On to its next status',
      run: (shown: Consultation) => {
        const consultation = newest(client, consultationsKey, shown);
        const next = nextStatus(consultation.status);
        if (next) void changeStatus([consultation], next);
        else toast(`Closed already: ${fullName(consultation)}`);
      },
    },
    {
      key: 'a',
      label: 'I take care of it',
      run: (consultation: Consultation) => {
        if (me !== null && consultation.assignee !== me) void assign([consultation], me);
      },
    },
  ];
}
