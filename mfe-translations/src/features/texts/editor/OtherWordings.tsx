import type { DeskText } from '@lens/contracts/desk';
import { directionOf, isLanguageCode, languageOf, type LanguageCode } from '@lens/contracts/languages';
import { Button } from '@lens/ui/office/Button';
import { usePublishedTexts } from '../../../components/use-published-texts';
import { useText } from '../api/texts';
import { isSameText, type TextName } from '../../../components/text-name';
import styles from './Editor.module.css';

/** The wording in the active set; null if it has none. */
function usePublishedText(name: TextName): string | null {
  const { data } = usePublishedTexts();
  return data?.texts.find((text) => isSameText(text, name))?.text ?? null;
}

interface OtherWordingsProps {
  text: DeskText;
  draftText: string;
  /** Puts a wording into the text box; null if the user may not change the text. */
  onUse: ((wording: string) => void) | null;
}

/** Shows what visitors read now, and the built-in text, where they differ from the draft. */
export function OtherWordings({ text, draftText, onUse }: OtherWordingsProps) {
  const { shipped, language } = text;
  const publishedText = usePublishedText(text);
  const { fallback } = languageOf(language);
  const fallbackCode = fallback && isLanguageCode(fallback) ? fallback : null;
  if (shipped === null && publishedText === null)
    return fallbackCode ? (
      <FallbackWording name={{ ...text, language: fallbackCode }} onUse={onUse} />
    ) : (
      <p className={styles.note}>There is no built-in translation of this text: visitors read English.</p>
    );
  const currentText = publishedText ?? shipped!;
  if (currentText === draftText && (shipped === null || shipped === draftText))
    return <p className={styles.note}>This is the text that visitors read now.</p>;
  return (
    <>
      {currentText !== draftText && (
        <Wording
          title={currentText === shipped ? 'Visitors read now: the built-in text' : 'Visitors read now'}
          language={language}
          text={currentText}
        />
      )}
      {shipped !== null && shipped !== currentText && shipped !== draftText && (
        <Wording title="Built-in text" language={language} text={shipped} />
      )}
      {onUse && shipped !== null && shipped !== draftText && (
        <div>
          <Button look="quiet" onClick={() => onUse(shipped)}>
            Use the built-in text
          </Button>
        </div>
      )}
    </>
  );
}

/** What visitors read in the fallback language, if the language has no text. */
function FallbackWording({ name, onUse }: { name: TextName } & Pick<OtherWordingsProps, 'onUse'>) {
  const publishedText = usePublishedText(name);
  const { data } = useText(name, []);
  const fallbackText = publishedText ?? data?.shipped;
  const { name: fallbackLanguage } = languageOf(name.language);
  if (!data) return null;
  if (!fallbackText)
    return (
      <p className={styles.note}>There is no text in {fallbackLanguage} either: visitors read English.</p>
    );
  return (
    <>
      <Wording
        title={`Visitors read now, in ${fallbackLanguage}`}
        language={name.language}
        text={fallbackText}
      />
      {onUse && (
        <div>
          <Button look="quiet" onClick={() => onUse(fallbackText)}>
            Begin with the text in {fallbackLanguage}
          </Button>
        </div>
      )}
    </>
  );
}

const Wording = ({ title, language, text }: { title: string; language: LanguageCode; text: string }) => (
  <div className={styles.shipped}>
    <h3 className={styles.label}>{title}</h3>
    <p lang={language} dir={directionOf(language)} className={styles.text} data-old="true">
      {text}
    </p>
  </div>
);
