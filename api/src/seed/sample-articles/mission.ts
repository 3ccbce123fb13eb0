import { nurse, surgeon, type SampleArticle } from './sample-article.js';

export const mission: SampleArticle[] = [
  {
    slug: 'a-week-in-guam',
    day: '2025-01-30',
    author: nurse,
    categories: ['mission'],
    text: `
Saturday. We arrive, and the transport cases arrive too, but not always on the same day. The local nurses have a list of the
people whose eyes were measured during video visits in the months before.

Sunday. Some of us go to church, and the others calibrate the instruments.

Monday to Thursday. We do surgery from seven to two, since the afternoons are too hot. Then we see patients for follow-up
visits on the porch. People come by boat and stay with their cousins. We treat only people who can be examined the next day
and the next week, by someone who lives here.

Friday. We teach. This time three nurses learned to place and remove bandage lenses, and they corrected us twice.

## What we leave on the island

Eye drops, spare eye shields, the number of a video line that is answered, and no promise that was not written down. Most of
the work of a mission is done by the people who stay on the island. [Read the story of the missions](/pacific-story).
`,
  },
  {
    slug: 'screening-across-an-ocean',
    day: '2024-11-21',
    author: surgeon,
    categories: ['mission', 'innovation'],
    text: `
Many families on the islands must take a plane to see an eye doctor. At a first visit, much of what an eye doctor does is
look at the eye. Pictures of the eye can travel instead of the patient.

A trained nurse takes photographs of the retina and measures the eye pressure. At night, when the internet line is less
busy, the pictures are sent to us. In the morning we send an answer: the eye is well, the person should see a doctor soon,
or the person must see a doctor now.

## What the screening finds

Most of what we find is damage from diabetes. The retina shows this damage before a person notices it, at a time when the
damage can still be stopped.

## What the screening misses

A photograph cannot touch the eye, ask questions or reassure a person. Some pictures are too dark to read. Then we say that
we do not know, and a visiting doctor examines the person. An unclear picture is never counted as a healthy eye.

We publish how often we were wrong. This is the number that we work hardest to improve.
`,
  },
];
