import { Tabs } from '@base-ui/react/tabs';
import { useFormState, useWatch } from 'react-hook-form';
import { languages, type LanguageCode } from '@lens/contracts/languages';
import type { Written } from '../content';
import { Texts } from './Texts';
import type { Editor } from './use-editor';
import { writtenOf } from './written';
import styles from './Editor.module.css';

interface Props {
  editor: Editor;
  lng: LanguageCode;
  onChange: (lng: LanguageCode) => void;
}

const stateLabels = {
  empty: 'not written',
  stale: 'older than the English text',
  wrong: 'needs your attention',
};

/** The article in each language, and how far each is. */
export function LanguageTabs({ editor, lng, onChange }: Props) {
  const { control, getValues } = editor.form;
  const { errors } = useFormState({ control });
  useWatch({ control, name: 'texts' });
  const { texts } = writtenOf(getValues() as Written);
  const stateOf = (code: LanguageCode) => {
    if (errors.texts?.[code]) return 'wrong';
    if (!texts[code]) return 'empty';
    return editor.saved.stale.includes(code) ? 'stale' : undefined;
  };
  return (
    <Tabs.Root value={lng} onValueChange={(value) => onChange(value as LanguageCode)}>
      <Tabs.List className={styles['tabs']} aria-label="Languages">
        {languages.map(({ code, name, nativeName }) => {
          const state = stateOf(code);
          return (
            <Tabs.Tab key={code} value={code} className={styles['tab']} data-state={state} title={nativeName}>
              {name}
              {state && <span className="visually-hidden"> ({stateLabels[state]})</span>}
            </Tabs.Tab>
          );
        })}
      </Tabs.List>
      {languages.map(({ code }) => (
        <Tabs.Panel key={code} value={code} className={styles['tabPanel']}>
          {code === lng && <Texts editor={editor} lng={code} />}
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  );
}
