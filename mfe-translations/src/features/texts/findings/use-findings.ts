import { useEffect, useMemo, useState } from 'react';
import type { DeskText } from '@lens/contracts/desk';
import type { check } from '@lens/contracts/translation-checks/check';
import type { Finding } from '@lens/contracts/translation-checks/finding';
import { namesFor } from '@lens/contracts/translation-checks/names';
import { formOf } from '@lens/contracts/translation-checks/plural-form';
import { useSettings } from '@lens/platform/host';

type Check = typeof check;

/** The checks are read once the desk is open: no other screen needs them. */
const loadCheck = async (): Promise<Check> =>
  (await import('@lens/contracts/translation-checks/check')).check;

/** What is wrong with what is being written; null until the checks are there. */
export function useFindings(text: DeskText, written: string): Finding[] | null {
  const { surgeon, practice, brands } = useSettings();
  const [run, setRun] = useState<Check | null>(null);
  useEffect(() => {
    let left = false;
    loadCheck().then(
      (loaded) => {
        if (!left) setRun(() => loaded);
      },
      (failure: unknown) => console.error(failure),
    );
    return () => {
      left = true;
    };
  }, []);
  const { source, language, key } = text;
  return useMemo(() => {
    const names = namesFor(source, written, { surgeon, practice, brands });
    return run && run(source, written, language, names, formOf(key).form);
  }, [run, source, written, language, key, surgeon, practice, brands]);
}
