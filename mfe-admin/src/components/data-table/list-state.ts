/** What a list is asked for. The API does the searching, the sorting and the paging. */
export interface ListRequest {
  page: number;
  limit: number;
  search: string;
  /** A sort key of the API, with a leading minus for descending. */
  sort: string;
  filters: Readonly<Record<string, string>>;
}

export interface ListState extends ListRequest {
  /** Whether anything narrows the list. */
  isFiltered: boolean;
  setPage: (page: number) => void;
  setSearch: (search: string) => void;
  setSort: (sort: string) => void;
  /** An empty value takes the filter away. */
  setFilter: (name: string, value: string) => void;
  clear: () => void;
}

export interface ListOptions {
  /** How it is sorted unless somebody asks otherwise. */
  sort: string;
  limit?: number;
}

export const defaultLimit = 20;

/** The API refuses what it does not know, an empty filter included, so only what is set goes along. */
export const toListParams = ({ page, limit, search, sort, filters }: ListRequest) => ({
  page,
  limit,
  sort,
  search: search || undefined,
  ...filters,
});

/** How many pages there are; an empty list has one. */
export const countPages = (total: number, limit: number): number => Math.max(1, Math.ceil(total / limit));
