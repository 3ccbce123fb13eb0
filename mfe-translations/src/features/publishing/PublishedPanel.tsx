import { useState } from 'react';
import type { PublishedTexts, TextPublication } from '@lens/contracts/desk';
import { directionOf, languageOf } from '@lens/contracts/languages';
import { Button } from '@lens/ui/office/Button';
import { Panel } from '@lens/ui/office/Panel';
import { RetryNotice } from '@lens/ui/office/RetryNotice';
import { Skeleton } from '@lens/ui/office/Skeleton';
import { pluralize } from '@lens/platform/pluralize';
import { StatusMessage } from '../../components/status-message/StatusMessage';
import { ConfirmDialog } from '@lens/ui/office/ConfirmDialog';
import { usePermissions } from '../../components/permissions/use-permissions';
import { Signers } from '../../components/sign-off/Signers';
import { usePublishedTexts } from '../../components/use-published-texts';
import { usePublish } from './api/sets';
import { textId } from '../../components/text-name';
import { readerNames } from './reader-names';
import pendingStyles from './pending/PendingPanel.module.css';
import listStyles from './ChangeList.module.css';

type PublishedText = PublishedTexts['texts'][number];

/** `set` is the active set that the user saw: wording that a colleague has published since is not withdrawn unseen. */
type Withdrawal = PublishedText & { set: number };

/** A long list would hide the panel below it. */
const maxShown = 20;

/** The texts of the active set; each can be withdrawn. */
export function PublishedPanel() {
  const published = usePublishedTexts();
  const publication = usePublish();
  const { may, isEditor } = usePermissions();
  const [search, setSearch] = useState('');
  const [withdrawal, setWithdrawal] = useState<Withdrawal | null>(null);
  const { number: set = 0, texts = [] } = published.data ?? {};
  const matches = texts.filter(
    (text) => textId(text).toLowerCase().includes(search.toLowerCase()) || text.text.includes(search),
  );
  const askToWithdraw = (text: Withdrawal) => {
    publication.reset();
    setWithdrawal(text);
  };
  const withdraw = ({ language, namespace, key, set }: Withdrawal) =>
    publication.mutate(
      { publish: [], withdraw: [{ language, namespace, key, set }] as TextPublication['withdraw'] },
      { onSettled: () => setWithdrawal(null) },
    );
  return (
    <Panel title="Published now" note={published.data && pluralize(texts.length, 'text')}>
      {published.data && texts.length === 0 && (
        <p className={pendingStyles.note}>Visitors read only the built-in texts.</p>
      )}
      {published.isPending && <Skeleton label="Loading the published texts…" rows={3} />}
      {published.isError && (
        <RetryNotice onRetry={() => void published.refetch()} retrying={published.isFetching}>
          {`The published texts could not be loaded: ${published.error.message}`}
        </RetryNotice>
      )}
      <StatusMessage
        message={
          publication.isLatest && publication.isSuccess
            ? 'The text is withdrawn. Visitors read the built-in text.'
            : ''
        }
        isDialogOpen={withdrawal !== null}
        className={pendingStyles.status}
      />
      {publication.isLatest && publication.isError && (
        <p role="alert" className={pendingStyles.error}>
          The text was not withdrawn: {publication.error.message}
        </p>
      )}
      {texts.length > 0 && (
        <>
          <label className={pendingStyles.search}>
            Find a published text
            <input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
          </label>
          <ol aria-label="Published texts" className={listStyles.changes}>
            {matches.slice(0, maxShown).map((text) => (
              <li key={textId(text)} className={pendingStyles.publishedText}>
                <div>
                  <p className={listStyles.name}>
                    {languageOf(text.language).name}, {text.namespace}: <strong>{text.key}</strong>
                  </p>
                  <p lang={text.language} dir={directionOf(text.language)}>
                    {text.text}
                  </p>
                  {text.sign_off && <Signers signOff={text.sign_off} translator={null} />}
                </div>
                {(isEditor || may('publish', text.language)) && (
                  <Button onClick={() => askToWithdraw({ ...text, set })}>
                    Withdraw<span className="visually-hidden"> {text.key}</span>
                  </Button>
                )}
              </li>
            ))}
          </ol>
          {matches.length > maxShown && (
            <p className={pendingStyles.note}>
              {maxShown} of {matches.length} are shown. Search for the one that you need.
            </p>
          )}
        </>
      )}
      {withdrawal && (
        <ConfirmDialog
          title="Withdraw this text?"
          action="Withdraw"
          busy={publication.isPending}
          onConfirm={() => withdraw(withdrawal)}
          onCancel={() => setWithdrawal(null)}
        >
          <p lang={withdrawal.language} dir={directionOf(withdrawal.language)}>
            {withdrawal.text}
          </p>
          <p>
            Within seconds visitors read the built-in text in its place, in{' '}
            {readerNames([withdrawal.language])}. The text stays on the desk with its history, and every other
            published text stays as it is.
          </p>
        </ConfirmDialog>
      )}
    </Panel>
  );
}
