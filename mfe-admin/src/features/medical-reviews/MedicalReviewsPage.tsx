import '@lens/contracts/jitless';
import { useMemo, useState } from 'react';
import { medicalReviewStates, type MedicalReview } from '@lens/contracts/medical-reviews';
import type { PageHead } from '@lens/contracts/page';
import { pluralize } from '@lens/platform/pluralize';
import { EmptyState } from '@lens/ui/office/EmptyState';
import { PageHeader } from '@lens/ui/office/PageHeader';
import { DataTable } from '../../components/data-table/DataTable';
import { ListBar } from '../../components/data-table/ListBar';
import { ListFilter } from '../../components/data-table/ListFilter';
import { useUrlList } from '../../components/data-table/use-url-list';
import { useRowSync } from '../../components/shared-rows/use-row-sync';
import { reviewRows, useReviews } from './api/medical-reviews';
import { columnsFor } from './columns';
import { stateLabels } from './labels';
import { ReviewDrawer } from './ReviewDrawer';
import styles from './MedicalReviews.module.css';

export const head = (): PageHead => ({ title: 'Medical review · Back office', noindex: true });

const noun = { one: 'review', many: 'reviews' };
const sortable = ['due_on', 'reviewed_on', 'created_at'];
const filters = { state: medicalReviewStates };
const stateOptions = medicalReviewStates.map((state) => [state, stateLabels[state]] as const);
const nameOf = ({ title }: MedicalReview) => title;

/** The medical pages and the articles, with those first whose next review is due first. */
export function Page() {
  const list = useUrlList({ sort: 'due_on', sortable, filters });
  const query = useReviews(list);
  useRowSync(reviewRows);
  const [opened, setOpened] = useState<MedicalReview | null>(null);
  const columns = useMemo(() => columnsFor(setOpened), []);
  // The form stays open when its row is on another page of the list.
  const shown = opened && (query.data?.items.find(({ id }) => id === opened.id) ?? opened);
  return (
    <>
      <PageHeader
        title="Medical review"
        count={query.data && pluralize(query.data.total, 'page or article', 'pages and articles')}
      />
      <p className={styles.lead}>
        Who wrote and who reviewed what patients read, when the next review is due, and the sources. What is
        not recorded here is not claimed on the site.
      </p>
      <ListBar list={list} placeholder="Title or name">
        <ListFilter list={list} name="state" label="State" options={stateOptions} />
      </ListBar>
      <DataTable
        noun={noun}
        query={query}
        list={list}
        columns={columns}
        nameOf={nameOf}
        rowKeys={[{ key: 'e', label: 'Open the review', run: setOpened }]}
        asCards
        className={styles.reviews}
        stateOf={({ state }) => state}
        emptyState={
          <EmptyState>
            There are no pages. They come back when the website is restarted: ask whoever looks after it.
          </EmptyState>
        }
      />
      {shown && <ReviewDrawer key={shown.id} review={shown} onClose={() => setOpened(null)} />}
    </>
  );
}
