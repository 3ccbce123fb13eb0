import type { DeskText } from '@lens/contracts/desk';
import { directionOf, isLanguageCode, languageOf, type LanguageCode } from '@lens/contracts/languages';
import { Button } from '@lens/ui/office/Button';
import { useLive } from '../../../components/use-live';
import { useText } from '../api/texts';
import { isSameText, type TextName } from '../../../components/text-name';
import styles from './Editor.module.css';

/** What is published of a text; null where nothing is. */
function useLiveText(name: TextName): string | null {
  const { data } = useLive();
  return data?.texts.find((text) => isSameText(text, name))?.text ?? null;
}

interface OtherWordingsProps {
  text: DeskText;
  /** What is being written now. */
  written: string;
  onTake: (words: string) => void;
}

/** What visitors read now, and what the site says without the desk, where that is not what is written here. */
export function OtherWordings({ text, written, onTake }: OtherWordingsProps) {
  const { shipped, language } = text;
  const live = useLiveText(text);
  const { fallback } = languageOf(language);
  const second = fallback && isLanguageCode(fallback) ? fallback : null;
  if (shipped === null && live === null)
    return second ? (
      <ReadInstead name={{ ...text, language: second }} onTake={onTake} />
    ) : (
      <p className={styles.note}>There is no built-in translation of this text: visitors read English.</p>
    );
  const now = live ?? shipped!;
  if (now === written && (shipped === null || shipped === written))
    return <p className={styles.note}>This is the text that visitors read now.</p>;
  return (
    <>
      {now !== written && (
        <Wording
          title={now === shipped ? 'Visitors read now: the built-in text' : 'Visitors read now'}
          language={language}
          words={now}
        />
      )}
      {shipped !== null && shipped !== now && shipped !== written && (
        <Wording title="Built-in text" language={language} words={shipped} />
      )}
      {shipped !== null && shipped !== written && (
        <div>
          <Button look="quiet" onClick={() => onTake(shipped)}>
            Use the built-in text
          </Button>
        </div>
      )}
    </>
  );
}

/** What a language reads in another one, for lack of words of its own. */
function ReadInstead({ name, onTake }: { name: TextName; onTake: (words: string) => void }) {
  const live = useLiveText(name);
  const { data } = useText(name, []);
  const words = live ?? data?.shipped;
  const { name: other } = languageOf(name.language);
  if (!data) return null;
  if (!words)
    return <p className={styles.note}>There is no text in {other} either: visitors read English.</p>;
  return (
    <>
      <Wording title={`Visitors read now, in ${other}`} language={name.language} words={words} />
      <div>
        <Button look="quiet" onClick={() => onTake(words)}>
          Begin with the text in {other}
        </Button>
      </div>
    </>
  );
}

const Wording = ({ title, language, words }: { title: string; language: LanguageCode; words: string }) => (
  <div className={styles.shipped}>
    <h3 className={styles.label}>{title}</h3>
    <p lang={language} dir={directionOf(language)} className={styles.text} data-old="true">
      {words}
    </p>
  </div>
);
