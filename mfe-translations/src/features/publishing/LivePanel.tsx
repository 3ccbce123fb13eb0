import { useState } from 'react';
import type { PublishedTexts, TextPublication } from '@lens/contracts/desk';
import { directionOf, languageOf } from '@lens/contracts/languages';
import { Button } from '@lens/ui/office/Button';
import { Panel } from '@lens/ui/office/Panel';
import { RetryNotice } from '@lens/ui/office/RetryNotice';
import { Skeleton } from '@lens/ui/office/Skeleton';
import { countOf } from '@lens/platform/count-of';
import { Done } from '../../components/done/Done';
import { ConfirmDialog } from '@lens/ui/office/ConfirmDialog';
import { useLive } from '../../components/use-live';
import { usePublication } from './api/sets';
import { textId } from '../../components/text-name';
import { readersOf } from './readers';
import pendingStyles from './pending/Pending.module.css';
import listStyles from './ChangeList.module.css';

type LiveText = PublishedTexts['texts'][number];

/** With the set that was live when it was asked: wording that a colleague published since is not taken away unseen. */
type Asked = LiveText & { set: number };

/** A long list would hide what stands below it. */
const shortList = 20;

/** What visitors read of the desk, and the way back for each single text. */
export function LivePanel() {
  const live = useLive();
  const publication = usePublication();
  const [search, setSearch] = useState('');
  const [asked, setAsked] = useState<Asked | null>(null);
  const { number: set = 0, texts: all = [] } = live.data ?? {};
  const found = all.filter(
    (text) => textId(text).toLowerCase().includes(search.toLowerCase()) || text.text.includes(search),
  );
  const ask = (text: Asked) => {
    publication.reset();
    setAsked(text);
  };
  const withdraw = ({ language, namespace, key, set }: Asked) =>
    publication.mutate(
      { publish: [], withdraw: [{ language, namespace, key, set }] as TextPublication['withdraw'] },
      { onSettled: () => setAsked(null) },
    );
  return (
    <Panel title="Live now" note={live.data && countOf(all.length, 'text')}>
      {live.data && all.length === 0 && (
        <p className={pendingStyles.none}>Visitors read only the built-in texts.</p>
      )}
      {live.isPending && <Skeleton label="Loading the live texts…" rows={3} />}
      {live.isError && (
        <RetryNotice onRetry={() => void live.refetch()} retrying={live.isFetching}>
          {`The live texts could not be loaded: ${live.error.message}`}
        </RetryNotice>
      )}
      <Done
        said={
          publication.isLast && publication.isSuccess
            ? 'The text is withdrawn. Visitors read the built-in text.'
            : ''
        }
        isAsking={asked !== null}
        className={pendingStyles.done}
      />
      {publication.isLast && publication.isError && (
        <p role="alert" className={pendingStyles.error}>
          The text was not withdrawn: {publication.error.message}
        </p>
      )}
      {all.length > 0 && (
        <>
          <label className={pendingStyles.search}>
            Find a live text
            <input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
          </label>
          <ol aria-label="Live texts" className={listStyles.changes}>
            {found.slice(0, shortList).map((text) => (
              <li key={textId(text)} className={pendingStyles.live}>
                <div>
                  <p className={listStyles.name}>
                    {languageOf(text.language).name}, {text.namespace}: <strong>{text.key}</strong>
                  </p>
                  <p lang={text.language} dir={directionOf(text.language)}>
                    {text.text}
                  </p>
                </div>
                <Button onClick={() => ask({ ...text, set })}>
                  Withdraw<span className="visually-hidden"> {text.key}</span>
                </Button>
              </li>
            ))}
          </ol>
          {found.length > shortList && (
            <p className={pendingStyles.none}>
              {shortList} of {found.length} are shown. Search for the one that you need.
            </p>
          )}
        </>
      )}
      {asked && (
        <ConfirmDialog
          title="Withdraw this text?"
          action="Withdraw"
          busy={publication.isPending}
          onAgree={() => withdraw(asked)}
          onKeep={() => setAsked(null)}
        >
          <p lang={asked.language} dir={directionOf(asked.language)}>
            {asked.text}
          </p>
          <p>
            Within seconds visitors read the built-in text in its place, in {readersOf([asked.language])}. The
            text stays at the desk with its history, and every other live text stays as it is.
          </p>
        </ConfirmDialog>
      )}
    </Panel>
  );
}
