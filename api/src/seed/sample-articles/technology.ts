import { optometrist, surgeon, type SampleArticle } from './sample-article.js';

export const technology: SampleArticle[] = [
  {
    slug: 'topography-in-plain-words',
    day: '2024-11-26',
    author: optometrist,
    categories: ['technology'],
    text: `
You look into a bowl of glowing rings. A camera takes a picture of their reflection on your eye, and from the way the
rings bend a computer draws the hills and valleys of your cornea. That is Topography. It takes seconds and nothing
touches you.

Our topographer reads 22,000 data points. Warm colours are steep, cool colours are flat. An even bow tie is ordinary
astigmatism. A warm spot low on the map is what we look for hardest: it can be the first sign of a cornea that is
going to bulge, years before you would notice.

## What it decides

Such an eye must not have LASIK, whatever its prescription. Finding it is the most valuable thing that a map can do.

## What it cannot tell

How you see. Two people with the same map may be happy and unhappy. So we look at the map, and then at you.
`,
  },
  {
    slug: 'wavefront-and-the-last-tenth',
    day: '2024-11-12',
    author: surgeon,
    categories: ['technology', 'innovation'],
    text: `
Glasses correct three things: the power, the astigmatism and its direction. Every eye has faults beyond these, fine and
personal, like a fingerprint. They cost contrast more than letters: you read the chart and still find dusk tiring.

A Wavefront measurement sends a faint point of light to the back of your eye and watches how it comes out again. A
flawless eye would return a flat sheet. Yours returns a crumpled one, and the creases can be drawn.

## What the laser makes of it

It can treat some of these creases along with the prescription. In eyes that have many, the gain is real. In eyes that
have few, a plain treatment does as well, and we say so.

## What it does not do

It does not give you more than your retina can see. And surgery adds creases of its own, which is why the plan
leaves a margin.
`,
  },
  {
    slug: 'a-suite-in-nine-cases',
    day: '2024-10-29',
    author: surgeon,
    categories: ['technology', 'mission'],
    text: `
A laser suite is a quiet room at an even temperature. An island clinic in August is neither. So the room travels along,
in nine cases that two people can carry.

There is a tent within the room, with filtered air and its own cooling. There is a battery, since the power goes out just
when it should not. There is a microscope that unfolds, and a box of glass that tests the instruments before the first
patient does. Setup takes under 30 minutes once the cases are open.

## What stays at home

Whatever cannot be calibrated on the road. Not every procedure can be done everywhere, and a mission that pretends
otherwise helps nobody. Whoever needs more is measured on the island and treated where it is safe.

## What comes back

Lists: each screw that worked loose, each drop that spoiled in the heat. Case nine has been packed anew eleven times.
`,
  },
  {
    slug: 'before-the-first-patient',
    day: '2024-10-15',
    author: surgeon,
    categories: ['technology'],
    text: `
A laser drifts. Humidity, warmth and the age of its gas change how much each pulse removes, by amounts that would
matter in an eye. So no day begins with a patient.

At seven the room is brought to its temperature. The laser then fires at a plate of plastic whose hardness is known, and
the depth of the mark is measured. If it is off, the machine is set and fires again. The beam is centred on a target, the
eye tracker is shown a moving dot, and everything is written down with a name under it.

## Between patients

The same again, shorter. Your name, your plan and your eye are read aloud by two people before the pedal is free.

## When it fails

Then nobody is treated. It happens: a lamp, a valve, a number outside its limits. You would be sent home with an
apology and a new date, which is the right kind of disappointment.
`,
  },
];
