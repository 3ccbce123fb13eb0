/** The request for a page of a list. The API searches, sorts and pages. */
export interface ListRequest {
  page: number;
  limit: number;
  search: string;
  /** A sort key of the API, with a leading minus for descending. */
  sort: string;
  filters: Readonly<Record<string, string>>;
}

export interface ListState extends ListRequest {
  /** Whether a search or a filter is set. */
  isFiltered: boolean;
  setPage: (page: number) => void;
  setSearch: (search: string) => void;
  setSort: (sort: string) => void;
  /** An empty value removes the filter. */
  setFilter: (name: string, value: string) => void;
  clear: () => void;
}

export interface ListOptions {
  /** The sort order if staff choose none. */
  sort: string;
  limit?: number;
}

export const defaultLimit = 20;

/** Contains only what is set, since the API refuses an empty filter. */
export const toListParams = ({ page, limit, search, sort, filters }: ListRequest) => ({
  page,
  limit,
  sort,
  search: search || undefined,
  ...filters,
});

/** The number of pages; an empty list has one. */
export const countPages = (total: number, limit: number): number => Math.max(1, Math.ceil(total / limit));
