import { useEffect, useRef, useState } from 'react';
import { translate, trialLanguages, type Trial, type TrialLanguage } from './trial';

export type Trials = Record<TrialLanguage, Trial>;

const loading = Object.fromEntries(
  trialLanguages.map((language) => [language, { state: 'loading' }]),
) as Trials;

/** Translates a text into every trial language, and shows each result as it arrives. A new trial aborts the last one. */
export function useTrials(): { trials: Trials | null; isRunning: boolean; run: (text: string) => void } {
  const [trials, setTrials] = useState<Trials | null>(null);
  const latest = useRef<AbortController | null>(null);
  useEffect(() => () => latest.current?.abort(), []);

  const run = (text: string) => {
    latest.current?.abort();
    const controller = new AbortController();
    latest.current = controller;
    setTrials(loading);
    for (const language of trialLanguages)
      void translate(text, language, controller.signal).then((trial) => {
        if (!controller.signal.aborted)
          setTrials((before) => ({ ...(before ?? loading), [language]: trial }));
      });
  };
  const isRunning =
    trials !== null && trialLanguages.some((language) => trials[language].state === 'loading');
  return { trials, isRunning, run };
}
