import { optometrist, surgeon, type SampleArticle } from './sample-article.js';
import { featured } from './featured.js';

export const innovation: SampleArticle[] = [
  featured,
  {
    slug: 'results-that-last',
    day: '2025-01-16',
    author: surgeon,
    categories: ['innovation'],
    text: `
Most studies of vision surgery end after a year, when the patients are content. Eyes continue to change after that. So we
ask our patients to come back after two years and after five years, whether or not anything is wrong.

We repeat the measurements that we made before the surgery. Then we ask what no instrument can measure: Do you drive at
night? Do you use eye drops? Is there anything that you stopped doing?

## What we look at

Whether the correction has changed over time, and in which patients. Whether people who had dry eyes still have dry eyes.
Whether a person who was content after a week is still content now.

## What we do with the answers

The answers become part of the numbers that we tell you at your consultation, including the poor results. If you want to
take part, tell us at any visit. Your name stays here, and you can leave the study on any day without giving a reason.
`,
  },
  {
    slug: 'sight-for-sport',
    day: '2025-01-02',
    author: optometrist,
    categories: ['innovation'],
    text: `
Sight is more than reading small letters sharply. A baseball catcher must judge speed, a surfer must see the edges of a
wave, and a driver must see what happens at the side. Some of these skills can be trained, and there are gyms that offer
nothing else.

What is proven? Practice makes people better at the task that they practice. Reaction to a light on a board improves within
weeks. Whether a player then also reacts better to a ball is far less certain, and the honest studies are small.

## What we study

We follow two groups of amateur players. One group trains with lights, and the other group plays catch for the same time. We
do not tell anyone beforehand which group we expect to do better.

## What to do until we know more

Have your glasses prescription checked, for both eyes, in the light in which you play. This check is ordinary, it is quick,
and it helps more than every training program that we have seen so far.
`,
  },
  {
    slug: 'how-an-eye-is-followed',
    day: '2024-12-19',
    author: surgeon,
    categories: ['innovation'],
    text: `
Even when you stare at a dot, your eye makes small movements. It trembles, drifts and jumps. Sight needs these movements: a
picture that did not move at all would fade. A laser that did not follow them would miss the place that it should treat.

So a camera watches your pupil and the pattern of your iris many hundreds of times a second. The mirrors that direct the
laser beam follow your eye. If your eye rotates a little when you lie down, which most eyes do, the pattern of the iris
shows this and the treatment is rotated by the same amount.

## When the laser stops

If you look away, the laser stops by itself. It continues from the same point when you look at the light again. Stopping is
harmless and happens to many people.

## What is new

Older trackers lost the eye when the pupil changed its size. Newer trackers follow the edge of the iris instead. You will
not notice any of this while you lie under the laser.
`,
  },
];
