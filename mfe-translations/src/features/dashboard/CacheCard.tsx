import { useState } from 'react';
import type { TranslationStatus } from '@lens/contracts/translations';
import { countCachedTranslations } from '@lens/platform/translation-cache';
import { Button } from '@lens/ui/office/Button';
import { Panel } from '@lens/ui/office/Panel';
import { ExactTime } from '@lens/ui/office/ExactTime';
import { useIsEditor } from '../../components/permissions/use-is-editor';
import { useClearCache } from './api/dashboard';
import styles from './CacheCard.module.css';

/** The sizes of the translation caches on the server and in this browser, and the button that clears both. */
export function CacheCard({ cache: { entries, lastCleared } }: { cache: TranslationStatus['cache'] }) {
  const [browserEntries, setBrowserEntries] = useState(countCachedTranslations);
  const clearing = useClearCache();
  const isEditor = useIsEditor();
  const clear = () =>
    clearing.mutate(undefined, { onSuccess: () => setBrowserEntries(countCachedTranslations()) });
  return (
    <Panel title="Cache">
      <dl className={styles.facts}>
        <div>
          <dt>Entries on the server</dt>
          <dd>{entries.toLocaleString('en')}</dd>
        </div>
        <div>
          <dt>Entries in this browser</dt>
          <dd>{browserEntries.toLocaleString('en')}</dd>
        </div>
        <div>
          <dt>Last cleared</dt>
          <dd>{lastCleared ? <ExactTime at={lastCleared} /> : 'Never'}</dd>
        </div>
      </dl>
      <div className={styles.foot}>
        {!isEditor && (
          <Button busy={clearing.isPending} onClick={clear}>
            {clearing.isPending ? 'Clearing…' : 'Clear Cache'}
          </Button>
        )}
        <p role="status">{clearing.isSuccess && 'The cache is empty.'}</p>
      </div>
      {clearing.isError && (
        <p role="alert" className={styles.error}>
          The cache was not cleared: {clearing.error.message}
        </p>
      )}
    </Panel>
  );
}
