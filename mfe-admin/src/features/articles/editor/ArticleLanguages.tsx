import { useFormState, useWatch } from 'react-hook-form';
import type { LanguageCode } from '@lens/contracts/languages';
import { LanguageTabs, type TextState } from '../../../components/LanguageTabs';
import type { Written } from '../content';
import { Texts } from './Texts';
import type { Editor } from './use-editor';
import { lacksBody, writtenOf } from './written';

interface Props {
  editor: Editor;
  lng: LanguageCode;
  onChange: (lng: LanguageCode) => void;
}

/** The article in each language, and how far each is. */
export function ArticleLanguages({ editor, lng, onChange }: Props) {
  const { control, getValues } = editor.form;
  const { errors } = useFormState({ control });
  useWatch({ control, name: 'texts' });
  const { texts } = writtenOf(getValues() as Written);
  const stateOf = (code: LanguageCode): TextState | undefined => {
    if (errors.texts?.[code]) return 'wrong';
    if (lacksBody(texts[code])) return 'empty';
    return editor.saved.stale.includes(code) ? 'stale' : undefined;
  };
  return (
    <LanguageTabs lng={lng} onChange={onChange} stateOf={stateOf}>
      <Texts editor={editor} lng={lng} />
    </LanguageTabs>
  );
}
