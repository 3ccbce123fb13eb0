import { useEffect, useRef, useState } from 'react';
import type { LanguageCode } from '@lens/contracts/languages';
import { translate, type Trial } from './trial';

/** In the order of the languages of the trial. */
type Trials = ReadonlyMap<LanguageCode, Trial>;

interface TrialsInProgress {
  trials: Trials | null;
  isRunning: boolean;
  run: (text: string, languages: readonly LanguageCode[]) => void;
}

/** Translates a text into several languages, and shows each result as it arrives. A new trial aborts the last one. */
export function useTrials(): TrialsInProgress {
  const [trials, setTrials] = useState<Trials | null>(null);
  const latest = useRef<AbortController | null>(null);
  useEffect(() => () => latest.current?.abort(), []);

  const run = (text: string, languages: readonly LanguageCode[]) => {
    latest.current?.abort();
    const controller = new AbortController();
    latest.current = controller;
    setTrials(new Map(languages.map((language) => [language, { state: 'loading' }])));
    for (const language of languages)
      void translate(text, language, controller.signal).then((trial) => {
        if (!controller.signal.aborted) setTrials((before) => before && new Map(before).set(language, trial));
      });
  };
  const isRunning = trials !== null && [...trials.values()].some(({ state }) => state === 'loading');
  return { trials, isRunning, run };
}
