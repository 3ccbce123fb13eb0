import { useQueries } from '@tanstack/react-query';
import type { ArticleSummary } from '@lens/contracts/articles';
import type { Consultation } from '@lens/contracts/consultations';
import { consultationStatusWords } from '@lens/contracts/consultation-words';
import type { Page } from '@lens/contracts/lists';
import type { MediaAnswer } from '@lens/contracts/media';
import type { Testimonial } from '@lens/contracts/testimonials';
import type { User } from '@lens/contracts/users';
import { useNavigate } from '@lens/platform/router';
import { api } from '../../api';
import { useScreens } from '../../session/use-screens';
import { useDebounced } from '../data-table/use-debounced';
import { roleLabels } from '../role-labels';
import { matching, type EntryGroup } from './entries';
import { foundKey } from './palette';

const shortest = 2;
const asked = 20;
const shown = 5;
const typingPause = 200;

interface Found {
  id: string;
  label: string;
  note: string;
  to: string;
}

interface Kind {
  name: string;
  path: string;
  /** Whoever may open it may search it. */
  screen: string;
  /** Fewer letters than these are not searched for. */
  shortest: number;
  /** How many are read. */
  asked: number;
  read: (path: string, params: object, signal: AbortSignal) => Promise<Found[]>;
}

const reader =
  <Item>(found: (item: Item) => Found): Kind['read'] =>
  async (path, params, signal) =>
    (await api.get<Page<Item>>(path, { params, signal })).data.items.map(found);

const kinds: Kind[] = [
  {
    name: 'Requests',
    path: '/consultations',
    screen: '/admin/consultations',
    // Whoever is listed is recorded as seen, so few are, and none for a letter or two.
    shortest: 3,
    asked: shown,
    read: reader(({ id, firstName, lastName, reference, status }: Consultation) => ({
      id,
      label: `${firstName} ${lastName}`,
      note: `${reference} · ${consultationStatusWords[status]}`,
      to: `/admin/consultations?request=${id}`,
    })),
  },
  {
    name: 'Articles',
    path: '/articles',
    screen: '/admin/articles',
    shortest,
    asked,
    read: reader(({ id, title, status }: ArticleSummary) => ({
      id,
      label: title,
      note: status,
      to: `/admin/articles/${id}`,
    })),
  },
  {
    name: 'Testimonials',
    path: '/testimonials',
    screen: '/admin/testimonials',
    shortest,
    asked,
    read: reader(({ id, name, procedure_type, location }: Testimonial) => ({
      id,
      label: name,
      note: location ? `${procedure_type} · ${location}` : procedure_type,
      to: `/admin/testimonials/${id}`,
    })),
  },
  {
    name: 'Media',
    path: '/media',
    screen: '/admin/media',
    shortest,
    asked,
    read: reader(({ id, filename, width, height }: MediaAnswer) => ({
      id,
      label: filename,
      note: `${width} × ${height}`,
      to: `/admin/media?picture=${id}`,
    })),
  },
  {
    name: 'Users',
    path: '/users',
    screen: '/admin/users',
    shortest,
    asked: shown,
    read: reader(({ id, username, role }: User) => ({
      id,
      label: username,
      note: roleLabels[role],
      to: `/admin/users?search=${encodeURIComponent(username)}`,
    })),
  },
];

/** The API also finds what only the text says; whoever looks for a title does not want to look for it twice. */
const titlesFirst = (found: Found[], text: string): Found[] => [
  ...new Set([...matching(found, text), ...found]),
];

export interface Search {
  groups: EntryGroup[];
  searching: boolean;
  /** What could not be searched, and why. */
  failures: { name: string; message: string }[];
  retry: () => void;
}

/** What the API finds, asked after a pause in typing; a question that is overtaken is given up. */
export function useFound(text: string): Search {
  const navigate = useNavigate();
  const screens = useScreens();
  const settled = useDebounced(text, typingPause);
  const open = kinds.filter(({ screen }) => screens.some(({ path }) => path === screen));
  const queries = useQueries({
    queries: open.map(({ path, read, ...kind }) => ({
      queryKey: [...foundKey(path), settled],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        read(path, { search: settled, limit: kind.asked }, signal),
      enabled: settled.length >= kind.shortest,
    })),
  });
  if (text.length < shortest) return { groups: [], searching: false, failures: [], retry: () => undefined };

  return {
    groups: open.map(({ name }, index) => ({
      value: name,
      items: titlesFirst(queries[index]?.data ?? [], text)
        .slice(0, shown)
        .map(({ to, ...found }) => ({ ...found, run: () => navigate(to) })),
    })),
    searching: text !== settled || queries.some(({ isFetching }) => isFetching),
    failures: open.flatMap(({ name }, index) => {
      const error = queries[index]?.error;
      return error ? [{ name: name.toLowerCase(), message: error.message }] : [];
    }),
    retry: () => {
      for (const query of queries) if (query.isError) void query.refetch();
    },
  };
}
