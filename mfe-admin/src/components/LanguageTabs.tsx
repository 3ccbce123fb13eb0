import type { ReactNode } from 'react';
import { Tabs } from '@base-ui/react/tabs';
import { languages, type LanguageCode } from '@lens/contracts/languages';
import styles from './LanguageTabs.module.css';

export type TextState = 'empty' | 'stale' | 'wrong';

const stateLabels: Record<TextState, string> = {
  empty: 'not written',
  stale: 'older than the English text',
  wrong: 'needs your attention',
};

interface LanguageTabsProps {
  lng: LanguageCode;
  onChange: (lng: LanguageCode) => void;
  /** What to point out about a language; undefined if nothing needs attention. */
  stateOf: (code: LanguageCode) => TextState | undefined;
  /** For forms that have English elsewhere. */
  withoutEnglish?: boolean;
  /** The fields for the open language. */
  children: ReactNode;
}

/** Tabs that show the same fields in one language at a time. */
export function LanguageTabs({ lng, onChange, stateOf, withoutEnglish, children }: LanguageTabsProps) {
  const tabs = languages.filter(({ code }) => !withoutEnglish || code !== 'en');
  return (
    <Tabs.Root value={lng} onValueChange={(value) => onChange(value as LanguageCode)}>
      <Tabs.List className={styles.tabs} aria-label="Languages">
        {tabs.map(({ code, name, nativeName }) => {
          const state = stateOf(code);
          return (
            <Tabs.Tab key={code} value={code} className={styles.tab} data-state={state} title={nativeName}>
              {name}
              {state && <span className="visually-hidden"> ({stateLabels[state]})</span>}
            </Tabs.Tab>
          );
        })}
      </Tabs.List>
      {tabs.map(({ code }) => (
        <Tabs.Panel key={code} value={code} className={styles.panel}>
          {code === lng && children}
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  );
}
