import { useEffect, useMemo, useState } from 'react';
import type { DeskText } from '@lens/contracts/desk';
import type { checkTranslation } from '@lens/contracts/translation-checks/check';
import type { Finding } from '@lens/contracts/translation-checks/finding';
import { protectedNames } from '@lens/contracts/translation-checks/names';
import { parsePluralKey } from '@lens/contracts/translation-checks/plural-form';
import { useSettings } from '@lens/platform/host';

type Check = typeof checkTranslation;

/** The checks are loaded only when the desk is open, since no other screen needs them. */
const loadCheck = async (): Promise<Check> =>
  (await import('@lens/contracts/translation-checks/check')).checkTranslation;

/** The findings in a draft; null until the checks are loaded. */
export function useFindings(text: DeskText, draftText: string): Finding[] | null {
  const { surgeon, practice, brands } = useSettings();
  const [check, setCheck] = useState<Check | null>(null);
  useEffect(() => {
    let isUnmounted = false;
    loadCheck().then(
      (loaded) => {
        if (!isUnmounted) setCheck(() => loaded);
      },
      (failure: unknown) => console.error(failure),
    );
    return () => {
      isUnmounted = true;
    };
  }, []);
  const { source, language, key } = text;
  return useMemo(() => {
    const names = protectedNames(source, draftText, { surgeon, practice, brands });
    return check && check(source, draftText, language, names, { key, form: parsePluralKey(key).form });
  }, [check, source, draftText, language, key, surgeon, practice, brands]);
}
