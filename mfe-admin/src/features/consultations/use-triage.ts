import { useQueryClient } from '@tanstack/react-query';
import type { Consultation } from '@lens/contracts/consultations';
import { newestRow } from '../../components/optimistic/use-optimistic-change';
import { toast } from '../../components/toasts/toasts';
import { inSentence, useAssignees } from './api/assignees';
import { useAssigneeChange, useStatusChange } from './api/change-requests';
import { consultationsKey } from './api/consultation-rows';
import { fullName, nextStatus } from './labels';

/** The shortcuts that move through requests quickly. */
export function useTriage() {
  const client = useQueryClient();
  const changeStatus = useStatusChange();
  const { me, nameOf } = useAssignees();
  const assign = useAssigneeChange(nameOf);
  return [
    {
      key: 'e',
      label: 'Move to the next status',
      run: (row: Consultation) => {
        const consultation = newestRow(client, consultationsKey, row);
        const next = nextStatus(consultation.status);
        if (next) void changeStatus([consultation], next);
        else toast(`Already closed: ${fullName(consultation)}`);
      },
    },
    {
      key: 'a',
      label: 'Assign to me',
      run: (row: Consultation) => {
        const consultation = newestRow(client, consultationsKey, row);
        const { assignee } = consultation;
        if (me === null || assignee === me) return;
        // A single key never takes a request from a colleague; the select does.
        if (assignee !== null)
          toast(`Already assigned to ${inSentence(nameOf(assignee))}: ${fullName(consultation)}`);
        else void assign([consultation], me);
      },
    },
  ];
}
