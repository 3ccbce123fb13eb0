import { useSearchParams } from '@lens/platform/router';
import { targetLanguages, type TargetLanguage } from '../labels';
import type { TextFile } from './text-file';

interface FileChoice {
  language: TargetLanguage;
  /** As in the address; it may not exist. */
  namespace: string | null;
  choose: (changes: Partial<TextFile>) => void;
}

/** The chosen file, kept in the address. */
export function useFileChoice(): FileChoice {
  const [address, setAddress] = useSearchParams();
  const language = targetLanguages.find(({ code }) => code === address.get('language'));
  return {
    language: language?.code ?? 'es',
    namespace: address.get('namespace'),
    choose: (changes) =>
      setAddress((before) => new URLSearchParams({ ...Object.fromEntries(before), ...changes }), {
        replace: true,
        preventScrollReset: true,
      }),
  };
}
