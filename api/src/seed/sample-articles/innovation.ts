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
Most studies of vision surgery end after a year, when everybody is content. Eyes go on. So we ask our patients to come
back after two years and after five, whether or not anything is wrong.

We measure what we measured at first. Then we ask what no instrument can: Do you drive at night? Do you use drops? Is
there anything that you stopped doing?

## What we look at

Whether the correction has drifted, and in whom. Whether people who were dry are still dry. Whether somebody who
was content after a week is content now.

## What we do with it

It goes into the numbers that you are told at your consultation, the poor ones too. If you want to take part, say so at any
visit. Your name stays here, and you can leave the study on any day without giving a reason.
`,
  },
  {
    slug: 'sight-for-sport',
    day: '2025-01-02',
    author: optometrist,
    categories: ['innovation'],
    text: `
Sight is more than the sharpness of letters. A catcher judges speed, a surfer the edge of things, a driver what
happens at the side. Some of this can be trained, and whole gyms have been built on the idea.

What holds up? Practice makes people better at the task that they practise. Reaction to a light on a board improves
within weeks. Whether that carries over to a ball is far less certain, and the honest studies are small.

## What we look into

We follow two groups of amateur players. One trains with lights, one plays catch for the same time. Nobody is told
beforehand which of them we would bet on.

## What to do meanwhile

Have your prescription checked, both eyes, with the light that you play in. It is dull, it is quick, and it beats every
programme we have seen so far.
`,
  },
  {
    slug: 'how-an-eye-is-followed',
    day: '2024-12-19',
    author: surgeon,
    categories: ['innovation'],
    text: `
Even when you stare at a dot, your eye trembles, drifts and jumps. It is how sight works: a picture that stood quite
still would fade. A laser that did not know this would smear.

So a camera watches your pupil and the pattern of your iris many hundreds of times a second. The mirrors that steer the
beam follow. If your eye rolls a little as you lie down, which most eyes do, the pattern shows it and the treatment is
turned to match.

## Where it ends

If you look away, the laser stops by itself. It begins again where it left off once you are back. Stopping is harmless
and happens to many people.

## What is new

Trackers used to lose an eye whose pupil changed its size. Newer ones hold on to the edge of the iris instead. You will
not notice any of it, which is the idea.
`,
  },
];
