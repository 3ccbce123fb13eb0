import { nurse, surgeon, type SampleArticle } from './sample-article.js';

export const mission: SampleArticle[] = [
  {
    slug: 'a-week-in-guam',
    day: '2025-01-30',
    author: nurse,
    categories: ['mission'],
    text: `
Saturday. We land, and the crates land, not always on the same day. The local nurses have a list of people who were
measured by video in the months before.

Sunday. Church for some, calibration for the rest.

Monday to Thursday. Surgery from seven to two, since the afternoons are too hot. Then follow-ups on the porch. People
come by boat and stay with cousins. Nobody is treated who cannot be seen again the next day and the next week, by
somebody here.

Friday. We teach. This time three nurses learned to place and remove bandage lenses, and corrected us twice.

## What we leave behind

Drops, spare shields, the number of a screen that is answered, and no promise that was not written down. Most of the
work of a mission is done by the people who stay. [Read the story of the missions](/pacific-story).
`,
  },
  {
    slug: 'screening-across-an-ocean',
    day: '2024-11-21',
    author: surgeon,
    categories: ['mission', 'innovation'],
    text: `
For many families on the islands the next eye doctor is a plane ticket away. Much of what such a doctor does at a
first visit is look. Pictures can travel instead.

A trained nurse takes photographs of the retina and measures the pressure. At night, when the line is free, the
pictures come to us. In the morning there is an answer: all is well, see somebody soon, or see somebody now.

## What it finds

Mostly diabetes. The retina shows its damage before a person notices, at a time when it can still be held.

## What it misses

A photograph does not feel, ask or reassure. Some pictures are too dark to read, and then we say that we do not know, and
the person is seen by a visiting doctor. An unclear picture is never counted as a healthy eye.

We publish how often we were wrong. It is the number we work on most.
`,
  },
];
