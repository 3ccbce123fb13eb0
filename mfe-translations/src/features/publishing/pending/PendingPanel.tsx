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
import { usePublish } from '../api/sets';
import { usePermissions, useRefreshPermissions } from '../../../components/permissions/use-permissions';
import { Select } from '../../../components/Select';
import { readerNames } from '../reader-names';
import { textId } from '../../../components/text-name';
import { PublicationFailure } from './PublicationFailure';
import { PendingList } from './PendingList';
import { useChosenTexts } from './use-chosen-texts';
import { pluralize } from '@lens/platform/pluralize';
import styles from './PendingPanel.module.css';

/** The texts that the API refused, by `textId`, each with the reason. */
const refusalsIn = (failure: unknown): ReadonlyMap<string, string> => {
  const details = (failure instanceof StaffApiFailure && failure.body?.details) || [];
  return new Map(details.map(({ path, message }) => [path, message]));
};
const noRefusals: ReadonlyMap<string, string> = new Map();

/** Reviewed texts that are not published yet, to choose from. */
export function PendingPanel() {
  const pending = usePending();
  const publication = usePublish();
  const permissions = usePermissions();
  const refreshPermissions = useRefreshPermissions();
  const [isConfirming, setIsConfirming] = useState(false);
  const [language, setLanguage] = useState('');
  const { pending: pendingTexts = [], blocked = [] } = pending.data ?? {};
  const languageCodes = [...new Set(pendingTexts.map((text) => text.language))];
  const listedTexts = languageCodes.some((code) => code === language)
    ? pendingTexts.filter((text) => text.language === language)
    : pendingTexts;
  const { texts, droppedTexts, isChosen, choose, clear } = useChosenTexts(pending.data && pendingTexts);

  const listedIds = new Set(listedTexts.map(textId));
  const hiddenCount = texts.filter((text) => !listedIds.has(textId(text))).length;
  /** Deselects the texts that the API refused, so that the others can be published. */
  const deselectRefused = (failure: unknown) => {
    const refusedTextIds = refusalsIn(failure);
    if (refusedTextIds.size > 0)
      choose(
        texts.filter((text) => refusedTextIds.has(textId(text))),
        false,
      );
  };
  const onRefusal = (failure: unknown) => {
    refreshPermissions(failure);
    deselectRefused(failure);
  };
  const publish = () => {
    const publishedRevisions = texts.map(({ language, namespace, key, revision }) => ({
      language,
      namespace,
      key,
      revision,
    }));
    publication.mutate(
      { publish: publishedRevisions as TextPublication['publish'], withdraw: [] },
      { onSuccess: clear, onError: onRefusal, onSettled: () => setIsConfirming(false) },
    );
  };
  return (
    <Panel title="Ready to publish" note={pending.data && pluralize(pendingTexts.length, 'text')}>
      {pending.isPending && <Skeleton label="Loading the reviewed texts…" rows={3} />}
      {pending.isError && (
        <RetryNotice onRetry={() => void pending.refetch()} retrying={pending.isFetching}>
          {`The reviewed texts could not be loaded: ${pending.error.message}`}
        </RetryNotice>
      )}
      {pending.data && pendingTexts.length === 0 && (
        <p className={styles.note}>
          Everything that is reviewed is published. Review texts under{' '}
          <Link to="/admin/translations/texts">Texts</Link>; then they are published here.
        </p>
      )}
      <p role="status" className={styles.status}>
        {publication.isLatest && publication.isSuccess && `Set ${publication.data.number} is published.`}
      </p>
      {publication.isLatest && publication.isError && (
        <PublicationFailure failure={publication.error} hasOtherTexts={texts.length > 0} />
      )}
      <p role="status" className={styles.note}>
        {droppedTexts.length > 0 &&
          `Not chosen any more, because a colleague changed or published ${droppedTexts.length === 1 ? 'it' : 'them'}: ${droppedTexts.map(({ key, language }) => `${key} (${languageOf(language).name})`).join(', ')}.`}
      </p>
      {pendingTexts.length > 0 && (
        <>
          <div className={styles.choice}>
            <Select
              label="Language"
              value={language}
              onChange={setLanguage}
              options={[
                ['', 'All languages'],
                ...languageCodes.map((code) => [code, languageOf(code).name] as const),
              ]}
            />
            {hiddenCount > 0 && <p>{hiddenCount} chosen in other languages</p>}
            {permissions.mayAnywhere('publish') && (
              <Button
                look="main"
                busy={publication.isPending}
                disabled={texts.length === 0}
                onClick={() => setIsConfirming(true)}
              >
                {texts.length === 0 ? 'Publish' : `Publish ${pluralize(texts.length, 'text')}`}
              </Button>
            )}
          </div>
          <PendingList
            texts={listedTexts}
            refusals={publication.isLatest ? refusalsIn(publication.error) : noRefusals}
            permissions={permissions}
            isChosen={isChosen}
            onChoose={choose}
          />
        </>
      )}
      {blocked.length > 0 && (
        <p className={styles.note}>
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
      {isConfirming && texts.length > 0 && (
        <ConfirmDialog
          title={`Publish ${pluralize(texts.length, 'text')}?`}
          action="Publish"
          busy={publication.isPending}
          onConfirm={publish}
          onCancel={() => setIsConfirming(false)}
        >
          <p>
            Visitors read {texts.length === 1 ? 'it' : 'them'} within seconds, in{' '}
            {readerNames(texts.map((text) => text.language))}. Everything else stays as it is. You can roll
            back to the set before, or withdraw single texts, at any time.
          </p>
          <ul aria-label="Texts that will be published">
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
