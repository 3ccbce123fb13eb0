import type { LoadContext } from '@lens/contracts/page';

interface StoryFields {
  name: string;
  before_vision?: string | null;
  featured?: boolean;
  is_sample?: boolean;
}

/** The languages of a testimonial that is all in English. */
export const allInEnglish = {
  quote: 'en',
  key_benefits: 'en',
  occupation: 'en',
  location: 'en',
  pacific_story: 'en',
  impact: 'en',
} as const;

const story = ({ name, before_vision = '20/400', featured = false, is_sample = true }: StoryFields) => ({
  id: name,
  name,
  age: 40,
  occupation: 'Teacher',
  location: 'Lakewood',
  procedure_type: 'LASIK',
  featured,
  before_vision,
  after_vision: '20/20',
  written_in: allInEnglish,
  quote: `In the words of ${name}`,
  key_benefits: [],
  is_sample,
});

/** The context for the `load` of a page, with these testimonials. `requests` collects the addresses that it reads. */
export function storyContext(...stories: StoryFields[]) {
  const requests: string[] = [];
  const context = {
    api: {
      get: async (path: string, { query = {} }: { query?: Record<string, string> } = {}) => {
        requests.push(`${path}?${new URLSearchParams(query)}`);
        return { items: stories.map(story), total: stories.length, page: 1, limit: 20 };
      },
      post: () => Promise.reject(new Error('These pages send nothing.')),
    },
    params: {},
    lng: 'en',
    signal: new AbortController().signal,
  } as unknown as LoadContext;
  return { requests, context };
}
