import { useFormState, useWatch } from 'react-hook-form';
import type { LanguageCode } from '@lens/contracts/languages';
import { LanguageTabs, type TextState } from '../../../components/LanguageTabs';
import type { ArticleDraft } from '../article-draft';
import { ArticleTexts } from './ArticleTexts';
import type { ArticleEditing } from '../editing/use-article-editing';
import { hasNoBody, draftFromForm } from '../draft-from-form';

interface ArticleLanguagesProps {
  editor: ArticleEditing;
  lng: LanguageCode;
  onChange: (lng: LanguageCode) => void;
}

/** The article's texts by language, with the state of each. */
export function ArticleLanguages({ editor, lng, onChange }: ArticleLanguagesProps) {
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
      <ArticleTexts editor={editor} lng={lng} />
    </LanguageTabs>
  );
}
