import { useState } from 'react';
import type { PageHead } from '@lens/contracts/page';
import { useShortcuts } from '@lens/platform/shortcuts';
import { Button, ButtonLink } from '@lens/ui/office/Button';
import { EmptyState } from '@lens/ui/office/EmptyState';
import { Pager } from '@lens/ui/office/Pager';
import { RetryNotice } from '@lens/ui/office/RetryNotice';
import { Skeleton } from '@lens/ui/office/Skeleton';
import { pageAddress, startEditingOnPage } from '../../components/edit-on-page';
import { DeskHeader, DeskPage } from '../../components/desk-page/DeskPage';
import { usePermissions } from '../../components/permissions/use-permissions';
import { useUnsavedGuard } from '@lens/platform/unsaved-guard';
import { pageSize, useTexts } from './api/texts';
import { useFollowChanges } from './use-follow-changes';
import { BatchReview } from './batch/BatchReview';
import { Coverage } from './list/Coverage';
import { Filters } from './list/Filters';
import { TextList } from './list/TextList';
import { useNamespaces } from './list/use-namespaces';
import { OpenedText } from './OpenedText';
import { PageCoverage } from './pages/PageCoverage';
import { createStep } from './create-step';
import { textId, type TextName } from '../../components/text-name';
import { useDeskAddress } from './use-desk-address';
import { useDrafts } from './use-drafts';
import styles from './TextsPage.module.css';

export const head = (): PageHead => ({ title: 'Texts · Translations · Back office', noindex: true });

/** Every text of the site in one language: listed, and translated and reviewed beside its English. */
export const Page = () => (
  <DeskPage>
    <Texts />
  </DeskPage>
);

const noFilters = { search: '', namespace: '', state: '', findings: '', comments: '', sign_off: '' };

function Texts() {
  const { request, opened, isFiltered, filter, open } = useDeskAddress();
  const { may, isEditor } = usePermissions();
  const list = useTexts(request);
  const drafts = useDrafts();
  useUnsavedGuard(drafts.hasAny);
  const namespaces = useNamespaces(request.language);
  useFollowChanges();

  const items = list.data?.items ?? [];
  const pages = Math.max(1, Math.ceil((list.data?.total ?? 0) / pageSize));
  // While a page loads, `items` are of the previous one: its first text is not the first of the new page.
  const currentItems = list.isPlaceholderData ? [] : items;
  const openedName = opened === 'first' ? currentItems[0] : opened === 'last' ? currentItems.at(-1) : opened;
  const name: TextName | null = openedName ? { ...openedName, language: request.language } : null;
  const step = createStep({ items, name, page: request.page, pages, open });
  const [keyboardSteps, setKeyboardSteps] = useState(0);
  const [isBatch, setIsBatch] = useState(false);
  const stepByKeyboard = (by: 1 | -1) => {
    if (step(by)) setKeyboardSteps((count) => count + 1);
  };
  useShortcuts([
    { key: 'j', label: 'Next text', run: () => stepByKeyboard(1) },
    { key: 'k', label: 'Previous text', run: () => stepByKeyboard(-1) },
  ]);

  return (
    <>
      <DeskHeader
        title="Texts"
        count={
          list.data && `${list.data.total.toLocaleString('en')} ${list.data.total === 1 ? 'text' : 'texts'}`
        }
      >
        {may('review', request.language) && (
          <Button aria-pressed={isBatch} onClick={() => setIsBatch(!isBatch)}>
            Review several
          </Button>
        )}
        {!isEditor && (
          <ButtonLink
            to={pageAddress(request.language, '/')}
            reloadDocument
            onClick={() => startEditingOnPage()}
          >
            Edit on the site
          </ButtonLink>
        )}
      </DeskHeader>
      <div className={styles.narrowing} data-open={name !== null && !isBatch}>
        <Filters request={request} namespaces={namespaces} onFilter={filter} />
        <Coverage
          language={request.language}
          onStateChosen={(state) => filter({ state })}
          onUnsignedChosen={() => filter({ sign_off: 'missing' })}
        />
        <PageCoverage language={request.language} />
      </div>
      {list.isError && (
        <RetryNotice onRetry={() => void list.refetch()} retrying={list.isFetching}>
          {`The texts could not be loaded: ${list.error.message}`}
        </RetryNotice>
      )}
      {isBatch && (
        <>
          <BatchReview
            items={items}
            language={request.language}
            unsavedLabel={drafts.unsavedLabel}
            onOpen={(text) => {
              setIsBatch(false);
              open(text);
            }}
          />
          <div className={styles.pages}>
            <Pager page={request.page} pages={pages} onPage={(to) => open(null, to)} />
          </div>
        </>
      )}
      {!isBatch && (
        <div className={styles.desk} data-open={name !== null}>
          <div className={styles.list} aria-busy={list.isFetching}>
            {list.isPending && <Skeleton label="Loading texts…" />}
            {list.data?.items.length === 0 && (
              <EmptyState
                action={isFiltered && <Button onClick={() => filter(noFilters)}>Show all texts</Button>}
              >
                {isFiltered ? 'No text matches these filters.' : 'This language has no texts.'}
              </EmptyState>
            )}
            {items.length > 0 && (
              <TextList
                items={items}
                openedId={name && textId(name)}
                unsavedLabel={drafts.unsavedLabel}
                onOpen={(text, isByKey) => {
                  open(text);
                  if (isByKey) setKeyboardSteps((count) => count + 1);
                }}
              />
            )}
            <div className={styles.pages}>
              <Pager page={request.page} pages={pages} onPage={(to) => open(null, to)} />
            </div>
          </div>
          <div className={styles.opened}>
            {name ? (
              <OpenedText
                name={name}
                listedTexts={items}
                drafts={drafts}
                keyboardSteps={keyboardSteps}
                onNext={() => step(1)}
                onClose={() => open(null)}
              />
            ) : (
              <p className={styles.hint}>
                Choose a text. <kbd>J</kbd> and <kbd>K</kbd> go to the next and the previous text,{' '}
                <kbd>E</kbd> to the text box, and <kbd>?</kbd> shows all shortcuts.
              </p>
            )}
          </div>
        </div>
      )}
    </>
  );
}
