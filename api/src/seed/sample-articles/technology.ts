import { optometrist, surgeon, type SampleArticle } from './sample-article.js';

export const technology: SampleArticle[] = [
  {
    slug: 'topography-in-plain-words',
    day: '2024-11-26',
    author: optometrist,
    categories: ['technology'],
    text: `
You look into a bowl of glowing rings. A camera takes a picture of their reflection on your eye, and from the shape of the
reflected rings a computer draws the high and low parts of your cornea, like a map. That is Topography. It takes seconds and
nothing touches your eye.

Our topographer measures 22,000 data points. On the map, warm colors are steep and cool colors are flat. An even pattern
shaped like a bow tie is ordinary astigmatism. A warm spot in the lower part of the map is what we look for most carefully:
it can be the first sign of a cornea that is going to bulge, years before you would notice it.

## What the map decides

Such an eye must not have LASIK, whatever its prescription. Finding such an eye is the most valuable thing that the map can
do.

## What the map cannot show

The map cannot show how you see. One person may be happy with their sight, and another person with the same map unhappy. So
we look at the map, and then we talk with you.
`,
  },
  {
    slug: 'wavefront-and-the-last-tenth',
    day: '2024-11-12',
    author: surgeon,
    categories: ['technology', 'innovation'],
    text: `
Glasses correct three things: the power, the astigmatism and the direction of the astigmatism. Every eye has other small
faults as well, and they are different in every person, like a fingerprint. They reduce contrast more than sharpness: you
can read the eye chart and still find it tiring to see in the evening light.

A Wavefront measurement sends a faint point of light to the back of your eye and measures how the light comes out of the
eye. From an eye without faults, the light would come out as a flat surface. From your eye, it comes out as an uneven
surface, and a computer can draw the uneven parts.

## What the laser can do with it

The laser can treat some of these small faults together with the prescription. In eyes that have many of them, the gain is
real. In eyes that have few, a treatment of the prescription alone works as well, and we tell you so.

## What the laser cannot do

It cannot give you more than your retina can see. And surgery itself adds some small faults, which is why the plan leaves a
safety margin.
`,
  },
  {
    slug: 'a-suite-in-nine-cases',
    day: '2024-10-29',
    author: surgeon,
    categories: ['technology', 'mission'],
    text: `
An operating room must be quiet and keep an even temperature. A clinic on an island in August is not quiet and not cool.
So we bring our own operating room, packed in nine transport cases that two people can carry.

Inside the clinic we put up a tent, with filtered air and its own cooling. We bring a battery, since the electricity may
fail at any time. We bring a microscope that unfolds, and a box of test glasses that shows whether the instruments measure
correctly before the first patient arrives. Setup takes under 30 minutes once the transport cases are open.

## What stays at home

Everything that we cannot calibrate during a journey. Not every procedure can be done everywhere, and a mission that
pretends otherwise helps no one. A person who needs more is measured on the island and treated in a place where it is safe.

## What we bring back

We bring back lists: each screw that became loose, each bottle of drops that spoiled in the heat. We have packed transport
case nine in a new way eleven times.
`,
  },
  {
    slug: 'before-the-first-patient',
    day: '2024-10-15',
    author: surgeon,
    categories: ['technology'],
    text: `
A laser changes slightly from day to day. Humidity, warmth and the age of the laser gas change how much each laser pulse
removes, by amounts that would matter in an eye. So every day begins with a test.

At seven in the morning we bring the room to the right temperature. The laser then treats a plate of plastic whose hardness
is known, and we measure the depth of the mark. If the depth is wrong, we adjust the machine and test it a second time. We
center the laser beam on a target and test the eye tracker with a moving dot. Then we write everything down, and the person
who did the test signs it.

## Between patients

We repeat a shorter test. Two people read aloud your name, your treatment plan and which eye is treated before the laser can
be started.

## When the laser fails the test

Then we treat no one. This does happen: a lamp, a valve, or a number outside its limits. We would send you home with an
apology and a new date. We know that this is disappointing.
`,
  },
];
