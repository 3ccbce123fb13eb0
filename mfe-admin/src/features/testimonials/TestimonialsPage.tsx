import type { PageHead } from '@lens/contracts/page';
import type { Testimonial } from '@lens/contracts/testimonials';
import { useNavigate } from '@lens/platform/router';
import { Button, ButtonLink } from '@lens/ui/office/Button';
import { EmptyState } from '@lens/ui/office/EmptyState';
import { PageHeader } from '@lens/ui/office/PageHeader';
import { DataTable } from '../../components/data-table/DataTable';
import { ListBar } from '../../components/data-table/ListBar';
import { ListFilter } from '../../components/data-table/ListFilter';
import { useUrlList } from '../../components/data-table/use-url-list';
import { pluralize } from '@lens/platform/pluralize';
import { useShortcuts } from '@lens/platform/shortcuts';
import { useRowSync } from '../../components/shared-rows/use-row-sync';
import { usePublicTestimonialsSync } from './api/visibility';
import { testimonialRows } from './api/testimonial-rows';
import { useTestimonials } from './api/list-testimonials';
import { columns } from './columns';
import {
  featuredOptions,
  nameOf,
  procedureOptions,
  ratingOptions,
  regionOptions,
  statusOptions,
} from './labels';
import { useTriage } from './use-triage';
import styles from './Testimonials.module.css';

export const head = (): PageHead => ({ title: 'Testimonials · Back office', noindex: true });

const noun = { one: 'testimonial', many: 'testimonials' };
const sortable = ['created_at', 'rating', 'name', 'status', 'procedure_type'];
const valuesOf = (options: readonly (readonly [string, string])[]) => options.map(([value]) => value);
const filters = {
  status: valuesOf(statusOptions),
  procedure_type: valuesOf(procedureOptions),
  region: valuesOf(regionOptions),
  rating: valuesOf(ratingOptions),
  featured: valuesOf(featuredOptions),
};
const statusOf = ({ status }: Testimonial) => status;
const newTestimonialPath = '/admin/testimonials/new';

export function Page() {
  const list = useUrlList({ sort: '-created_at', sortable, filters });
  const query = useTestimonials(list);
  const navigate = useNavigate();
  const changeStatus = useTriage();
  useRowSync(testimonialRows);
  usePublicTestimonialsSync();
  useShortcuts([{ key: 'n', label: 'New testimonial', run: () => navigate(newTestimonialPath) }]);

  return (
    <>
      <PageHeader title="Testimonials Management" count={query.data && pluralize(query.data.total, noun.one)}>
        <ButtonLink to={newTestimonialPath} look="main">
          New testimonial
        </ButtonLink>
      </PageHeader>
      <ListBar list={list} placeholder="Name, place, quote or source">
        <ListFilter list={list} name="status" label="Status" options={statusOptions} />
        <ListFilter list={list} name="procedure_type" label="Procedure" options={procedureOptions} />
        <ListFilter list={list} name="region" label="Region" options={regionOptions} />
        <ListFilter list={list} name="rating" label="Rating" options={ratingOptions} />
        <ListFilter list={list} name="featured" label="Featured" options={featuredOptions} />
      </ListBar>
      <DataTable
        noun={noun}
        query={query}
        list={list}
        columns={columns}
        nameOf={nameOf}
        stateOf={statusOf}
        asCards
        className={styles.table}
        rowKeys={[
          { key: 'a', label: 'Approve', run: (one) => changeStatus([one], 'approved') },
          { key: 'r', label: 'Reject', run: (one) => changeStatus([one], 'rejected') },
          { key: 'e', label: 'Edit', run: ({ id }) => navigate(`/admin/testimonials/${id}`) },
        ]}
        bulkActions={(selected, clear) =>
          (['approved', 'rejected'] as const).map((status) => (
            <Button
              key={status}
              onClick={() => {
                changeStatus(selected, status);
                clear();
              }}
            >
              {status === 'approved' ? 'Approve' : 'Reject'}
            </Button>
          ))
        }
        emptyState={
          <EmptyState action={<ButtonLink to={newTestimonialPath}>Add the first one</ButtonLink>}>
            No testimonials yet.
          </EmptyState>
        }
      />
    </>
  );
}
