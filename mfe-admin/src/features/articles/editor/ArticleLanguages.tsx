import { useFormState, useWatch } from 'react-hook-form';
import type { LanguageCode } from '@lens/contracts/languages';
import { LanguageTabs, type TextState } from '../../../components/LanguageTabs';
import type { ArticleDraft } from '../article-draft';
import { Texts } from './Texts';
import type { ArticleEditing } from '../editing/use-article-editing';
import { hasNoBody, draftFromForm } from '../draft-from-form';

interface Props {
  editor: ArticleEditing;
  lng: LanguageCode;
  onChange: (lng: LanguageCode) => void;
}

/** The article in each language, and how far each is. */
export function ArticleLanguages({ editor, lng, onChange }: Props) {
  const { control, getValues } = editor.form;
  const { errors } = useFormState({ control });
  useWatch({ control, name: 'texts' });
  const { texts } = draftFromForm(getValues() as ArticleDraft);
  const stateOf = (code: LanguageCode): TextState | undefined => {
    if (errors.texts?.[code]) return 'wrong';
    if (hasNoBody(texts[code])) return 'empty';
    return editor.saved.stale.includes(code) ? 'stale' : undefined;
  };
  return (
    <LanguageTabs lng={lng} onChange={onChange} stateOf={stateOf}>
      <Texts editor={editor} lng={lng} />
    </LanguageTabs>
  );
}
