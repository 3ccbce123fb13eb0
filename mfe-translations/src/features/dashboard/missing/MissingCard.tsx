import { useState } from 'react';
import { languageOf, languages, sourceLanguage } from '@lens/contracts/languages';
import type { MissingText } from '@lens/contracts/missing-texts';
import { Link } from '@lens/platform/router';
import { Button } from '@lens/ui/office/Button';
import { Panel } from '@lens/ui/office/Panel';
import { RetryNotice } from '@lens/ui/office/RetryNotice';
import { Skeleton } from '@lens/ui/office/Skeleton';
import { ConfirmDialog } from '@lens/ui/office/ConfirmDialog';
import { Select } from '../../../components/Select';
import { useIsEditor } from '../../../components/permissions/use-is-editor';
import { useDismissMissingTexts, useMissingTexts } from './missing-texts';
import styles from './MissingCard.module.css';

const languageOptions = [
  ['', 'All languages'] as const,
  ...languages.filter(({ code }) => code !== sourceLanguage).map(({ code, name }) => [code, name] as const),
];

/** Texts that visitors met in English on pages in another language. Nothing is kept about the visitors. */
export function MissingCard() {
  const [language, setLanguage] = useState('');
  const [isConfirming, setIsConfirming] = useState(false);
  const { data, isPending, isError, error, isFetching, refetch } = useMissingTexts(language);
  const dismissal = useDismissMissingTexts();
  const isEditor = useIsEditor();
  const dismissAll = () => dismissal.mutate('all', { onSettled: () => setIsConfirming(false) });
  return (
    <Panel
      title="Missing on the public site"
      note="Texts that visitors saw in English. A text leaves this list once it is translated."
    >
      {isPending && <Skeleton label="Loading missing texts…" rows={2} />}
      {isError && (
        <RetryNotice onRetry={() => void refetch()} retrying={isFetching}>
          {`Missing texts could not be loaded: ${error.message}`}
        </RetryNotice>
      )}
      {(language !== '' || (data && data.total > 0)) && (
        <div className={styles.head}>
          <Select label="Language" value={language} options={languageOptions} onChange={setLanguage} />
          {!isEditor && data && data.total > 0 && (
            <Button onClick={() => setIsConfirming(true)}>Dismiss all</Button>
          )}
        </div>
      )}
      {data?.total === 0 && (
        <p className={styles.note}>
          {language === ''
            ? 'No missing texts are reported. Articles are not counted.'
            : 'No missing texts are reported in this language.'}
        </p>
      )}
      {data && data.total > 0 && (
        <ul aria-label="Missing texts">
          {data.items.map((text) => (
            <MissingRow
              key={`${text.language} ${text.namespace}:${text.key} ${text.route}`}
              text={text}
              onDismiss={isEditor ? null : () => dismissal.mutate(text)}
            />
          ))}
        </ul>
      )}
      {data && data.total > data.items.length && (
        <p className={styles.note}>{`And ${data.total - data.items.length} more.`}</p>
      )}
      {dismissal.isError && (
        <p role="alert" className={styles.error}>
          It was not dismissed: {dismissal.error.message}
        </p>
      )}
      {isConfirming && (
        <ConfirmDialog
          title="Clear this list?"
          action="Dismiss all"
          busy={dismissal.isPending}
          onConfirm={dismissAll}
          onCancel={() => setIsConfirming(false)}
        >
          <p>Texts that are still missing come back when a visitor sees them again.</p>
        </ConfirmDialog>
      )}
    </Panel>
  );
}

function MissingRow({ text, onDismiss }: { text: MissingText; onDismiss: (() => void) | null }) {
  const { language, namespace, key, route, count, source, last_seen } = text;
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <Link to={`/admin/translations/texts?language=${language}&text=${namespace}/${key}`}>
          {namespace}: {key}
        </Link>
        <span className={styles.source}>{source}</span>
        <span className={styles.note}>
          {languageOf(language).name}, {count === 1 ? 'once' : `${count.toLocaleString('en')} times`} on{' '}
          {route}, last on <time dateTime={last_seen}>{last_seen}</time>
        </span>
      </div>
      {onDismiss && (
        <Button look="quiet" onClick={onDismiss}>
          Dismiss
          <span className="visually-hidden"> {`${namespace}: ${key} in ${languageOf(language).name}`}</span>
        </Button>
      )}
    </li>
  );
}
