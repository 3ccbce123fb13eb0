import { surgeon, type SampleArticle } from './sample-article.js';

/** The newest sample, and the only long one. */
export const featured: SampleArticle = {
  slug: 'from-your-eye-to-a-plan',
  day: '2025-02-18',
  author: surgeon,
  categories: ['innovation', 'technology'],
  text: `
People remember two moments. In the first they put their chin on a rest and look at a glowing ring. In the second they lie
under a laser and look at a small light. What lies between the two is hardly ever described, although most of what makes
surgery safe is done there. So here it is, from your eye to a plan.

## First we doubt the numbers

The first thing we do with a measurement is take it again. Eyes blink, tears dry, chins slide. A single picture of your
cornea may be off by more than we would like to correct. Three pictures that agree are worth something. If they do not
agree, we do not take the average of them: we find out why.

Often it is the tear film. It is the very first surface that light meets, and when it breaks up every map behind it
shimmers. Then we treat the dryness for some weeks and measure again. Sometimes it is a contact lens that came out
yesterday and not last week. Sometimes the machine was right and the eye is irregular, and that is the finding on which all
the rest depends.

You may be asked to come twice. It is not a way of selling you a second visit, since neither of them costs you anything. It
is the cheapest safety that exists.

## Then we build an eye

From the measurements a computer builds an eye that stands for yours. Topography gives it its surface, from 22,000 data
points. Another instrument adds the thickness of the cornea, point by point. Wavefront adds the way in which light really
travels through all of it, with the small faults that no pair of glasses could correct. The length of the eye, the depth
of the space behind the cornea and the width of your pupil in the dark are put in as well.

None of these machines knows about the others. They were made by different people, who disagree about what the middle of
an eye is. One takes the centre of the pupil, which moves when the pupil opens. Another takes the point where a light is
reflected. If we simply laid the maps on top of each other, they would be off by a third of a millimetre, and a treatment
that is off by as much leaves a shadow beside every letter.

So the maps are laid over each other by something that does not move: the blood vessels in the white of your eye and the
pattern of your iris. It is the same pattern by which the laser will know you on the day, and by which it notices if your
eye has rolled a little because you are lying down.

## Then we ask what you need

A computer can say how to make an eye sharp at a distance. It cannot say if that is what you want. Somebody who sews all
day may be better off with one eye set for near. A pilot may have rules to follow that allow one procedure and not another. A
person of forty-four should hear about reading glasses before they decide, and not the year after.

Here the conversation belongs to you. What do you do in the first hour of your day? What annoys you most about your glasses?
When do you take them off? What would make you sorry that you ever came? The answers are written into the plan beside the
numbers, in your words, and whoever operates reads them again on the day.

There is one answer that we listen for in particular. If somebody expects that surgery will change their life, we slow down.
It changes how light is bent. Many people are very happy about that; nobody has ever been happy about a promise that was not
kept.

## Then we subtract

Now there is a plan: so much tissue, here, in this shape. The first thing that happens to it is subtraction.

A cornea has to stay strong. Every treatment takes some of it away, and there is a thickness below which we do not go. It
is not a number on its own. A cornea of ordinary thickness with an odd shape can be weaker than a thin one with an even
shape. So the plan is held against several limits at once: the thickness that remains, the share that was altered, your
age, the map of the back of the cornea, the history of your family. If one of them is crossed, the plan is not trimmed
until it fits. It is put aside, and another procedure is looked at.

That is how people who came for LASIK leave with a recommendation for PRK or ICL, or for nothing. Within our limits LASIK
reaches up to -12.00 D of nearsightedness, +6.00 D of farsightedness and 6.00 D of astigmatism. These are outer limits.
Your own are drawn by your own cornea, and they may be a good deal closer.

## Then we correct for ourselves

No two rooms are the same. Our laser in our room, with our air and our hands, has its own habits. Over the years we have
measured what became of every treatment and compared it with what had been planned. The difference is small and steady:
some corrections come out a touch strong, others a touch weak.

This table of differences is called a nomogram, and it is a surgeon's most honest piece of writing. It is put on top of
each plan. It also means that experience is not a feeling but a list, which anybody here can read, and which gets longer
with each follow-up visit that you keep. When you come back after a year although you see well, you are helping a
stranger.

## Then somebody else looks

The plan is now finished, and it is not yet allowed. A second person, who did not make it, opens it with the measurements
beside it and works through a list. Is it the right person? The right eye? The right sign, plus or minus? Do the numbers
agree with the glasses that this person wears today? Would the result make sense if one knew nothing but the age and the
occupation?

These are simple questions. They are meant to be. Very large mistakes in surgery are very simple ones, and clever people
make them when they are sure. Twice a year or so the second person finds something. We write down what it was, and change
the list so that it would have been found sooner.

The plan goes to the laser only under both names. The machine reads it, shows it, and will not start until the person in
the room has said aloud what it is about to do. That is why you are asked for your name and your date of birth so often on
the day. It is the last link of this chain.

## What can still go wrong

A plan is a forecast. Eyes heal, and healing is not a calculation. Some corneas smooth out a little of what was shaped,
others add to it. Some people are dry for months, although everything spoke against it. Some see halos at night that no
map had shown. In a small share of eyes a part of the prescription stays or comes back, and a second, smaller treatment
may be sensible once everything is steady. Serious complications are rare, and they are never so rare that we would not
mention them: infection, a loss of sharpness that glasses cannot bring back, a cornea that weakens.

We tell you how often each of these has happened here. If you ask anywhere else, ask the same, and be careful with people
who answer with a smile.

## Where you come in

You can do more for your plan than you might think.

- Leave your contact lenses out for as long as you were told, and say so if you forgot.
- Bring your glasses, old ones too. They tell us whether your eyes have been steady.
- Name every medicine, drops and tablets for the skin included. Some of them dry the eyes or slow their healing.
- Say what you are afraid of. It changes nothing about the laser, and it changes how we go about it.
- Ask to see your maps. They are yours. We print them, explain the colours, and you may take them to anybody you trust.

And take your time. The measurements keep for some months, and so does our interest. A plan is not an obligation. It is a
description of what could be done for your eyes, made as carefully as we know how, and the decision about it remains
where it was at the beginning: with you.

> The best plan I made this year ended with a new pair of glasses. The patient sent a card.

If you would like to see where your own eyes stand, [ask for a consultation](/contact). It is free, it takes a morning, and you
go home with the maps.
`,
};
