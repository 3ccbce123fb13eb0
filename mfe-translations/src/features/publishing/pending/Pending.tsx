import { useState } from 'react';
import type { TextPublication } from '@lens/contracts/desk';
import { languageOf } from '@lens/contracts/languages';
import { Link } from '@lens/platform/router';
import { StaffApiFailure } from '@lens/platform/staff-api';
import { Button } from '@lens/ui/office/Button';
import { Panel } from '@lens/ui/office/Panel';
import { RetryNotice } from '@lens/ui/office/RetryNotice';
import { Skeleton } from '@lens/ui/office/Skeleton';
import { ConfirmDialog } from '@lens/ui/office/ConfirmDialog';
import { usePending } from '../api/pending';
import { usePublication } from '../api/sets';
import { Select } from '../../../components/Select';
import { readersOf } from '../readers';
import { textId } from '../../../components/text-name';
import { NotPublished } from './NotPublished';
import { PendingList } from './PendingList';
import { useChoice } from './use-choice';
import { countOf } from '@lens/platform/count-of';
import styles from './Pending.module.css';

const refusedIn = (failure: unknown): string[] =>
  (failure instanceof StaffApiFailure && failure.body?.details?.map(({ path }) => path)) || [];

/** What is reviewed and not live: whoever publishes chooses, text by text. */
export function Pending() {
  const pending = usePending();
  const publication = usePublication();
  const [asking, setAsking] = useState(false);
  const [language, setLanguage] = useState('');
  const { pending: all = [], blocked = [] } = pending.data ?? {};
  const codes = [...new Set(all.map((text) => text.language))];
  const shown = codes.some((code) => code === language)
    ? all.filter((text) => text.language === language)
    : all;
  const { texts, lost, isChosen, choose, clear } = useChoice(pending.data && all);

  const listed = new Set(shown.map(textId));
  const hidden = texts.filter((text) => !listed.has(textId(text))).length;
  /** What stands in the way of the rest. */
  const letGo = (failure: unknown) => {
    const refused = new Set(refusedIn(failure));
    if (refused.size > 0)
      choose(
        texts.filter((text) => refused.has(textId(text))),
        false,
      );
  };
  const publish = () => {
    const named = texts.map(({ language, namespace, key, revision }) => ({
      language,
      namespace,
      key,
      revision,
    }));
    publication.mutate(
      { publish: named as TextPublication['publish'], withdraw: [] },
      { onSuccess: clear, onError: letGo, onSettled: () => setAsking(false) },
    );
  };
  return (
    <Panel title="Ready to publish" note={pending.data && countOf(all.length, 'text')}>
      {pending.isPending && <Skeleton label="Loading the reviewed texts…" rows={3} />}
      {pending.isError && (
        <RetryNotice onRetry={() => void pending.refetch()} retrying={pending.isFetching}>
          {`The reviewed texts could not be loaded: ${pending.error.message}`}
        </RetryNotice>
      )}
      {pending.data && all.length === 0 && (
        <p className={styles.none}>
          Everything that is reviewed is live. Review texts under{' '}
          <Link to="/admin/translations/texts">Texts</Link>; then they are published here.
        </p>
      )}
      <p role="status" className={styles.done}>
        {publication.isLast && publication.isSuccess && `Set ${publication.data.number} is live.`}
      </p>
      {publication.isLast && publication.isError && (
        <NotPublished failure={publication.error} hasRest={texts.length > 0} />
      )}
      <p role="status" className={styles.none}>
        {lost.length > 0 &&
          `Not chosen any more, because a colleague changed or published ${lost.length === 1 ? 'it' : 'them'}: ${lost.map(({ key, language }) => `${key} (${languageOf(language).name})`).join(', ')}.`}
      </p>
      {all.length > 0 && (
        <>
          <div className={styles.choice}>
            <Select
              label="Language"
              value={language}
              onChange={setLanguage}
              options={[
                ['', 'All languages'],
                ...codes.map((code) => [code, languageOf(code).name] as const),
              ]}
            />
            {hidden > 0 && <p>{hidden} chosen in other languages</p>}
            <Button
              look="main"
              busy={publication.isPending}
              disabled={texts.length === 0}
              onClick={() => setAsking(true)}
            >
              {texts.length === 0 ? 'Publish' : `Publish ${countOf(texts.length, 'text')}`}
            </Button>
          </div>
          <PendingList of={shown} isChosen={isChosen} onChoose={choose} />
        </>
      )}
      {blocked.length > 0 && (
        <p className={styles.none}>
          {blocked.length === 1 ? '1 reviewed text' : `${blocked.length} reviewed texts`} cannot be published
          because the checks found a mistake:{' '}
          {blocked.map(({ language, namespace, key }, index) => (
            <span key={`${language}/${namespace}/${key}`}>
              {index > 0 && ', '}
              <Link to={`/admin/translations/texts?language=${language}&text=${namespace}/${key}`}>
                {key} ({languageOf(language).name})
              </Link>
            </span>
          ))}
        </p>
      )}
      {asking && texts.length > 0 && (
        <ConfirmDialog
          title={`Publish ${countOf(texts.length, 'text')}?`}
          action="Publish"
          busy={publication.isPending}
          onAgree={publish}
          onKeep={() => setAsking(false)}
        >
          <p>
            Visitors read {texts.length === 1 ? 'it' : 'them'} within seconds, in{' '}
            {readersOf(texts.map((text) => text.language))}. Everything else stays as it is. You can roll back
            to the set before, or withdraw single texts, at any time.
          </p>
          <ul aria-label="What goes live">
            {texts.map((text) => (
              <li key={textId(text)}>
                <bdi>{text.key}</bdi> ({languageOf(text.language).name})
              </li>
            ))}
          </ul>
        </ConfirmDialog>
      )}
    </Panel>
  );
}
