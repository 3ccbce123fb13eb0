import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  BackTranslationRequest,
  BackTranslationWrite,
  TextBackTranslation,
} from '@lens/contracts/back-translations';
import type { DeskText } from '@lens/contracts/desk';
import { hashOf } from '@lens/contracts/text-hash';
import { api } from '../../../api';
import { currentText } from '../../../components/text-name';
import { textKey, textPath } from './texts';

const pathOf = (text: DeskText): string => `${textPath(text)}/back-translation`;
/** Another wording has another back-translation. */
const keyOf = (text: DeskText) => [...textKey(text), 'back-translation', currentText(text)] as const;

export const useBackTranslation = (text: DeskText) =>
  useQuery({
    queryKey: keyOf(text),
    queryFn: async ({ signal }) => (await api.get<TextBackTranslation>(pathOf(text), { signal })).data,
    staleTime: 0,
  });

/** @param onWritten is called with what was sent, even when another text is open by then */
export function useMakeBackTranslation(text: DeskText, onWritten: (sent: string) => void) {
  const client = useQueryClient();
  return useMutation({
    /** @param request `written`: by the user; without it a service translates. `revision`: of what the user saw */
    mutationFn: async ({ written, revision }: { written?: string; revision: number }) => {
      const wording = hashOf(currentText(text));
      const [path, base] = [pathOf(text), { baseRevision: revision }];
      if (written === undefined) {
        const request: BackTranslationRequest = { wording };
        return (await api.post<TextBackTranslation>(path, request, base)).data;
      }
      const request: BackTranslationWrite = { wording, text: written };
      return (await api.put<TextBackTranslation>(path, request, base)).data;
    },
    onSuccess: (made, { written }) => {
      client.setQueryData(keyOf(text), made);
      if (written !== undefined) onWritten(written);
    },
    // Most often a colleague has changed the translation or made a back-translation since.
    onError: () => client.invalidateQueries({ queryKey: textKey(text) }),
  });
}
