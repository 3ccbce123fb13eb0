import { useId, useState } from 'react';
import type { TextBackTranslation } from '@lens/contracts/back-translations';
import type { DeskText } from '@lens/contracts/desk';
import { languageOf } from '@lens/contracts/languages';
import { Button } from '@lens/ui/office/Button';
import { RetryNotice } from '@lens/ui/office/RetryNotice';
import { Skeleton } from '@lens/ui/office/Skeleton';
import { useBackTranslation, useMakeBackTranslation } from '../../api/back-translations';
import { useServices } from '../../api/suggestions';
import editor from '../Editor.module.css';
import type { Drafts } from '../../use-drafts';
import { ComparedTexts } from './ComparedTexts';
import { Maker } from './Maker';
import { WriteBackTranslation } from './WriteBackTranslation';
import styles from './BackTranslation.module.css';

interface BackTranslationProps {
  text: DeskText;
  drafts: Drafts;
}

/** What no service could translate is stored in English. */
const hasTranslation = ({ state }: DeskText): boolean => state !== 'untranslated' && state !== 'needs_human';

/** What the translation of a critical text says in English again; nothing for other texts. */
export const BackTranslation = (props: BackTranslationProps) =>
  props.text.critical && hasTranslation(props.text) ? <CriticalBackTranslation {...props} /> : null;

function CriticalBackTranslation({ text, drafts }: BackTranslationProps) {
  const id = useId();
  const { data, isError, error, isFetching, refetch } = useBackTranslation(text);
  const services = useServices(text.language);
  const [wantsToWrite, setWantsToWrite] = useState(false);
  const making = useMakeBackTranslation(text, (sent) => {
    drafts.backTranslations.acceptSaved(text, sent);
    setWantsToWrite(false);
  });
  const { name } = languageOf(text.language);
  const isServiceBusy = making.isPending && making.variables.written === undefined;
  const made = data?.back_translation;
  const isPermitted = data?.is_permitted ?? false;
  const canWrite = isPermitted && !data?.is_author;
  const isWriting = data && canWrite && (!made || wantsToWrite || drafts.backTranslations.has(text));
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.head}>
        <h3 id={id} className={styles.title}>
          Back-translation
        </h3>
        {made && <Maker {...made} />}
      </div>
      {drafts.get(text).isDirty && (
        <p role="status" className={editor.note}>
          This is about the saved {name}, not about what you are typing.
        </p>
      )}
      {!data && !isError && <Skeleton label="Loading the back-translation…" rows={2} />}
      {isError && (
        <RetryNotice onRetry={() => void refetch()} retrying={isFetching}>
          {`The back-translation could not be loaded: ${error.message}`}
        </RetryNotice>
      )}
      {made && <ComparedTexts name={name} english={text.source} text={made.text} />}
      {data && !made && <p className={editor.note}>{explain(name, data, services.length > 0)}</p>}
      {data && isPermitted && !made && services.length > 0 && (
        <div>
          <Button busy={isServiceBusy} onClick={() => making.mutate({ revision: data.revision })}>
            {isServiceBusy ? 'Translating back…' : 'Translate back'}
          </Button>
        </div>
      )}
      {canWrite && made && !isWriting && (
        <div>
          <Button look="quiet" onClick={() => setWantsToWrite(true)}>
            Write another back-translation
          </Button>
        </div>
      )}
      {isWriting && (
        <WriteBackTranslation
          text={text}
          drafts={drafts.backTranslations}
          busy={making.isPending && !isServiceBusy}
          onSave={(written) => making.mutate({ written, revision: data.revision })}
        />
      )}
      {making.isError && (
        <p role="alert" className={editor.error}>
          {making.variables.written === undefined
            ? 'Not translated back'
            : 'The back-translation was not saved'}
          : {making.error.message}
        </p>
      )}
    </section>
  );
}

function explain(
  language: string,
  { is_author, is_permitted }: TextBackTranslation,
  hasService: boolean,
): string {
  if (!is_permitted)
    return `Nobody has said yet what this ${language} says in English, and your account does not allow it.`;
  const others = hasService ? 'a service or somebody else' : 'somebody else';
  const who = is_author
    ? `You wrote this ${language}, so ${others} has to say what it says in English.`
    : `Nobody has said yet what this ${language} says in English.`;
  return hasService ? who : `${who} No translation service is set up for ${language}.`;
}
