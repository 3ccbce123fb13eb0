import { useEffect, useRef, useState } from 'react';
import '@lens/contracts/jitless';
import type { PageHead } from '@lens/contracts/page';
import { EmptyState } from '@lens/ui/office/EmptyState';
import { PageHeader } from '@lens/ui/office/PageHeader';
import { RetryNotice } from '@lens/ui/office/RetryNotice';
import { Skeleton } from '@lens/ui/office/Skeleton';
import { confirm } from '@lens/platform/confirm';
import { focusRowById, rowAttribute, useRowKeys } from '../../components/data-table/use-row-keys';
import { pluralize } from '@lens/platform/pluralize';
import { ShortcutsButton } from '../../components/shortcuts/ShortcutList';
import { useRowSync } from '../../components/shared-rows/use-row-sync';
import { statisticRows, useSaveStatisticOrder, useStatistics } from './api/statistics';
import { FigureForm } from './FigureForm';
import { FigureRow } from './FigureRow';
import { reorder } from './reorder';
import styles from './Statistics.module.css';

export const head = (): PageHead => ({ title: 'Statistics · Back office', noindex: true });

export function Page() {
  const query = useStatistics();
  useRowSync(statisticRows);
  const { mutate: saveOrder } = useSaveStatisticOrder();
  const [editedId, setEditedId] = useState<string | null>(null);
  const [hasUnsavedChanges, setHasUnsavedChanges] = useState(false);
  const listRef = useRef<HTMLUListElement>(null);
  const items = query.data ?? [];
  const previousId = useRef(editedId);
  useEffect(() => {
    if (!editedId && previousId.current) focusRowById(previousId.current);
    previousId.current = editedId;
  }, [editedId]);

  const move = (id: string, step: 1 | -1) => {
    const moved = reorder(
      items,
      items.findIndex((item) => item.id === id),
      step,
    );
    if (moved.length > 0) saveOrder(moved);
  };
  const edit = async (id: string) => {
    const question = {
      title: 'Leave this figure without saving?',
      text: 'Your changes to the open figure have not been saved.',
      action: 'Leave',
      cancelLabel: 'Stay here',
    };
    if (hasUnsavedChanges && !(await confirm(question))) return;
    setHasUnsavedChanges(false);
    setEditedId(id);
  };
  useRowKeys(listRef, items, [
    { key: 'e', label: 'Edit the figure', run: ({ id }) => void edit(id) },
    { key: 'u', label: 'Move the figure up', run: ({ id }) => move(id, -1) },
    { key: 'd', label: 'Move the figure down', run: ({ id }) => move(id, 1) },
  ]);

  return (
    <>
      <PageHeader title="Statistics Management" count={query.data && pluralize(items.length, 'figure')} />
      {query.isError && (
        <RetryNotice onRetry={() => void query.refetch()} retrying={query.isFetching}>
          {`The figures could not be loaded: ${query.error.message}`}
        </RetryNotice>
      )}
      {query.isPending && <Skeleton label="Loading figures…" />}
      {query.data?.length === 0 && (
        <EmptyState>
          There are no figures. They come back when the website is restarted: ask whoever looks after it.
        </EmptyState>
      )}
      {items.length > 0 && (
        <>
          <ul ref={listRef} className={styles.list}>
            {items.map((figure, index) => (
              <li key={figure.id} {...{ [rowAttribute]: figure.id }} className={styles.item}>
                {editedId === figure.id ? (
                  <FigureForm
                    figure={figure}
                    onUnsaved={setHasUnsavedChanges}
                    onClose={() => setEditedId(null)}
                  />
                ) : (
                  <FigureRow
                    figure={figure}
                    isFirst={index === 0}
                    isLast={index === items.length - 1}
                    onEdit={() => void edit(figure.id)}
                    onMove={(step) => move(figure.id, step)}
                  />
                )}
              </li>
            ))}
          </ul>
          <ShortcutsButton />
        </>
      )}
    </>
  );
}
