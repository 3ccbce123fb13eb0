import { useEffect, useMemo, useState } from 'react';
import type { DeskText } from '@lens/contracts/desk';
import type { Finding } from '@lens/contracts/translation-checks/finding';
import { protectedNames } from '@lens/contracts/translation-checks/names';
import { parsePluralKey } from '@lens/contracts/translation-checks/plural-form';
import { useSettings } from '@lens/platform/host';

/** They are loaded only when the desk is open, since no other screen needs them. */
async function loadChecks() {
  const [{ checkTranslation }, { checkGlossary }] = await Promise.all([
    import('@lens/contracts/translation-checks/check'),
    import('@lens/contracts/translation-checks/glossary'),
  ]);
  return { checkTranslation, checkGlossary };
}

type Checks = Awaited<ReturnType<typeof loadChecks>>;

/** The findings in a draft; null until the checks are loaded. */
export function useFindings(text: DeskText, draftText: string): Finding[] | null {
  const { surgeon, practice, brands } = useSettings();
  const [checks, setChecks] = useState<Checks | null>(null);
  useEffect(() => {
    let isUnmounted = false;
    loadChecks().then(
      (loaded) => {
        if (!isUnmounted) setChecks(loaded);
      },
      (failure: unknown) => console.error(failure),
    );
    return () => {
      isUnmounted = true;
    };
  }, []);
  const { source, language, key, glossary } = text;
  return useMemo(() => {
    if (!checks) return null;
    const names = protectedNames(source, draftText, { surgeon, practice, brands });
    const { form } = parsePluralKey(key);
    return [
      ...checks.checkTranslation(source, draftText, language, names, { key, form }),
      ...checks.checkGlossary(source, draftText, language, glossary),
    ];
  }, [checks, source, draftText, language, key, glossary, surgeon, practice, brands]);
}
