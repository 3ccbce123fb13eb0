import { useQueries } from '@tanstack/react-query';
import type { ArticleSummary } from '@lens/contracts/articles';
import type { Consultation } from '@lens/contracts/consultations';
import { consultationStatusLabels } from '@lens/contracts/consultation-labels';
import type { Page } from '@lens/contracts/lists';
import type { MediaAnswer } from '@lens/contracts/media';
import type { Testimonial } from '@lens/contracts/testimonials';
import type { User } from '@lens/contracts/users';
import { useNavigate } from '@lens/platform/router';
import { api } from '../../api';
import { useScreens } from '../../session/use-screens';
import { useDebouncedValue } from '../data-table/use-debounced-value';
import { roleLabels } from '../role-labels';
import { filterMatching, type PaletteGroup } from './entries';
import { paletteSearchKey } from './palette';

const minLength = 2;
const readLimit = 20;
const shownLimit = 5;
const typingPauseMs = 200;

interface FoundItem {
  id: string;
  label: string;
  detail: string;
  to: string;
}

interface SearchKind {
  name: string;
  path: string;
  /** The screen that shows these items; a role that may open it may search them. */
  screen: string;
  /** Shorter texts are not searched. */
  minLength: number;
  /** How many results are requested. */
  readLimit: number;
  read: (path: string, params: object, signal: AbortSignal) => Promise<FoundItem[]>;
}

const createReader =
  <Item>(toFoundItem: (item: Item) => FoundItem): SearchKind['read'] =>
  async (path, params, signal) =>
    (await api.get<Page<Item>>(path, { params, signal })).data.items.map(toFoundItem);

const kinds: SearchKind[] = [
  {
    name: 'Requests',
    path: '/consultations',
    screen: '/admin/consultations',
    // The API records that a listed request was seen, so it lists few, and none for one or two letters.
    minLength: 3,
    readLimit: shownLimit,
    read: createReader(({ id, firstName, lastName, reference, status }: Consultation) => ({
      id,
      label: `${firstName} ${lastName}`,
      detail: `${reference} · ${consultationStatusLabels[status]}`,
      to: `/admin/consultations?request=${id}`,
    })),
  },
  {
    name: 'Articles',
    path: '/articles',
    screen: '/admin/articles',
    minLength,
    readLimit,
    read: createReader(({ id, title, status }: ArticleSummary) => ({
      id,
      label: title,
      detail: status,
      to: `/admin/articles/${id}`,
    })),
  },
  {
    name: 'Testimonials',
    path: '/testimonials',
    screen: '/admin/testimonials',
    minLength,
    readLimit,
    read: createReader(({ id, name, procedure_type, location }: Testimonial) => ({
      id,
      label: name,
      detail: location ? `${procedure_type} · ${location}` : procedure_type,
      to: `/admin/testimonials/${id}`,
    })),
  },
  {
    name: 'Media',
    path: '/media',
    screen: '/admin/media',
    minLength,
    readLimit,
    read: createReader(({ id, filename, width, height }: MediaAnswer) => ({
      id,
      label: filename,
      detail: `${width} × ${height}`,
      to: `/admin/media?picture=${id}`,
    })),
  },
  {
    name: 'Users',
    path: '/users',
    screen: '/admin/users',
    minLength,
    readLimit: shownLimit,
    read: createReader(({ id, username, role }: User) => ({
      id,
      label: username,
      detail: roleLabels[role],
      to: `/admin/users?search=${encodeURIComponent(username)}`,
    })),
  },
];

/** The API also searches texts; results whose titles match come first. */
const titlesFirst = (found: FoundItem[], text: string): FoundItem[] => [
  ...new Set([...filterMatching(found, text), ...found]),
];

export interface PaletteSearchState {
  groups: PaletteGroup[];
  isSearching: boolean;
  /** What could not be searched, and why. */
  failures: { name: string; message: string }[];
  retry: () => void;
}

/** The API's results, requested after a pause in typing; an outdated request is cancelled. */
export function usePaletteSearch(text: string): PaletteSearchState {
  const navigate = useNavigate();
  const screens = useScreens();
  const debouncedText = useDebouncedValue(text, typingPauseMs);
  const searchableKinds = kinds.filter(({ screen }) => screens.some(({ path }) => path === screen));
  const queries = useQueries({
    queries: searchableKinds.map(({ path, read, ...kind }) => ({
      queryKey: [...paletteSearchKey(path), debouncedText],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        read(path, { search: debouncedText, limit: kind.readLimit }, signal),
      enabled: debouncedText.length >= kind.minLength,
    })),
  });
  if (text.length < minLength)
    return { groups: [], isSearching: false, failures: [], retry: () => undefined };

  return {
    groups: searchableKinds.map(({ name }, index) => ({
      value: name,
      items: titlesFirst(queries[index]?.data ?? [], text)
        .slice(0, shownLimit)
        .map(({ to, ...found }) => ({ ...found, run: () => navigate(to) })),
    })),
    isSearching: text !== debouncedText || queries.some(({ isFetching }) => isFetching),
    failures: searchableKinds.flatMap(({ name }, index) => {
      const error = queries[index]?.error;
      return error ? [{ name: name.toLowerCase(), message: error.message }] : [];
    }),
    retry: () => {
      for (const query of queries) if (query.isError) void query.refetch();
    },
  };
}
