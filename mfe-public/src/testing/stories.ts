import type { LoadContext } from '@lens/contracts/page';

interface Told {
  name: string;
  before_vision?: string | null;
  featured?: boolean;
  is_sample?: boolean;
}

/** No text of theirs is translated. */
export const writtenInEnglish = {
  quote: 'en',
  key_benefits: 'en',
  occupation: 'en',
  location: 'en',
  pacific_story: 'en',
  impact: 'en',
} as const;

const story = ({ name, before_vision = '20/400', featured = false, is_sample = true }: Told) => ({
  id: name,
  name,
  age: 40,
  occupation: 'Teacher',
  location: 'Lakewood',
  procedure_type: 'LASIK',
  featured,
  before_vision,
  after_vision: '20/20',
  written_in: writtenInEnglish,
  quote: `In the words of ${name}`,
  key_benefits: [],
  is_sample,
});

/** What a page's `load` is given, with testimonials of the test's own. `asked` collects the addresses read. */
export function storyContext(...told: Told[]) {
  const asked: string[] = [];
  const context = {
    api: {
      get: async (path: string, { query = {} }: { query?: Record<string, string> } = {}) => {
        asked.push(`${path}?${new URLSearchParams(query)}`);
        return { items: told.map(story), total: told.length, page: 1, limit: 20 };
      },
      post: () => Promise.reject(new Error('These pages send nothing.')),
    },
    params: {},
    lng: 'en',
    signal: new AbortController().signal,
  } as unknown as LoadContext;
  return { asked, context };
}
