import { surgeon, type SampleArticle } from './sample-article.js';

/** The newest sample, and the only long one. */
export const featured: SampleArticle = {
  slug: 'from-your-eye-to-a-plan',
  day: '2025-02-18',
  author: surgeon,
  categories: ['innovation', 'technology'],
  text: `
People remember two moments. In the first, they rest their chin on a support and look at a glowing ring. In the second, they
lie under a laser and look at a small light. The work between these two moments is rarely described, although most of the
work for your safety is done there. So here is how we get from the measurements of your eye to a treatment plan.

## First we check the measurements

The first thing we do with a measurement is repeat it. Eyes blink, tears dry, and chins move. A single picture of your
cornea may be wrong by more than we would like to correct. Three pictures that agree are reliable. If they do not agree, we
do not take the average of them: we find out why.

The cause is often the tear film. It is the first surface that light meets, and when it breaks up, every measurement behind
it becomes unsteady. Then we treat the dryness for some weeks and measure your eyes again. Sometimes the cause is a contact
lens that was taken out yesterday and not last week. Sometimes the machine was right and the eye is irregular, and
everything else then depends on that finding.

We may ask you to come twice. We do not do this to sell you a second visit, since neither of the visits costs you anything.
It is the simplest way that we know to make surgery safer.

## Then we build a model of your eye

From the measurements, a computer builds a model of your eye. Topography gives the model its surface, from 22,000 data
points. Another instrument adds the thickness of the cornea, point by point. Wavefront adds the way in which light really
travels through your whole eye, with the small faults that no pair of glasses can correct. The length of the eye, the depth
of the space behind the cornea and the width of your pupil in the dark are added as well.

None of these machines knows the results of the others. They were made by different companies, which disagree about where
the center of an eye is. One machine uses the center of the pupil, which moves when the pupil opens. Another uses the point
where a light is reflected. If we simply laid their pictures on top of each other, the pictures would be off by a third of a
millimeter, and a treatment that is off by as much leaves a shadow beside every letter that you read.

So we align the pictures by something that does not move: the blood vessels in the white of your eye and the pattern of your
iris. The laser uses the same pattern to recognize your eye on the day of surgery, and to notice whether your eye has
rotated a little because you are lying down.

## Then we ask what you need

A computer can calculate how to make an eye see sharply at a distance. It cannot say whether you want that. A person who
sews all day may do better with one eye set for near sight. A pilot may have rules to follow that allow one procedure and
not another. A person who is forty-four should hear about reading glasses before they decide, and not the year after.

In this conversation, you do most of the talking. What do you do in the first hour of your day? What do you like least about
your glasses? When do you take your glasses off? What would make you regret that you had surgery? We write your answers into
the plan beside the measurements, in your own words, and the surgeon reads them once more on the day of surgery.

There is one answer that we listen for in particular. If a person expects that surgery will change their whole life, we take
more time. Surgery changes how light is bent in the eye. Many people are very happy about that; no one has ever been happy
about a promise that was not kept.

## Then we check the limits

Now there is a plan: how much tissue to remove, where, and in which shape. First we compare it with limits.

A cornea must stay strong. Every treatment removes some of its tissue, and there is a thickness below which we do not go.
This limit is not a single number. A cornea of ordinary thickness with an irregular shape can be weaker than a thin cornea
with an even shape. So we compare the plan with several limits at once: the thickness that remains, the share of the cornea
that is changed, your age, the shape of the back of the cornea, and the history of your family. If the plan crosses one of
these limits, we do not reduce the treatment until it fits. We put the plan aside and look at another procedure.

This is why some people who came for LASIK leave with a recommendation for PRK or ICL, or for no surgery. Within our limits,
LASIK corrects up to -12.00 D of nearsightedness, +6.00 D of farsightedness and 6.00 D of astigmatism. These are the outer
limits. Your own limits depend on your own cornea, and they may be much lower.

## Then we correct for our own results

No two operating rooms are the same. Our laser, in our room, with our air and our hands, gives results that differ slightly
from those of other practices. Over the years we have measured the result of every treatment and compared it with what we
had planned. The difference is small and steady: some corrections are slightly too strong, others slightly too weak.

The table of these differences is called a nomogram, and it is an honest record of a surgeon’s work. We apply it to each
plan. It also means that our experience is not only a feeling but a list, which everyone here can read, and which grows with
each follow-up visit that you come to. When you come back after a year although you see well, you help a patient whom you do
not know.

## Then a second person checks the plan

The plan is now finished, but it may not be used yet. A second person, who did not make the plan, opens it together with the
measurements and goes through a list. Is it the right person? Is it the right eye? Is it the right sign, plus or minus? Do
the numbers agree with the glasses that this person wears today? Would the result make sense if one knew only the age and
the occupation?

These questions are simple, and that is intended. Very large mistakes in surgery are very simple ones, and skilled people
make them when they are sure. About twice a year the second person finds something. We write down what it was, and change
the list so that we would find it sooner the next time.

The plan goes to the laser only when both people have signed it. The machine reads the plan, shows it, and will not start
until the person in the room has said aloud what the machine is going to do. That is why we ask for your name and your date
of birth so often on the day of surgery. This question is the last of our safety checks.

## What can still go wrong

A plan is a forecast. Eyes heal, and no one can calculate exactly how an eye heals. Some corneas lose a little of the new
shape while they heal, others change further in the same direction. Some people have dry eyes for months, although nothing
in their measurements pointed to it. Some people see halos at night that no measurement had shown. In a small share of eyes,
a part of the prescription remains or comes back, and a second, smaller treatment may be sensible once the eyes are stable.
Serious complications happen rarely, and never so rarely that we would not mention them: an infection, a loss of sharp sight
that glasses cannot correct, a cornea that becomes weaker.

We tell you how often each of these complications has happened here. If you ask at another practice, ask the same question,
and be careful with people who only smile and give no number.

## What you can do

You can do more for your plan than you may think.

- Leave your contact lenses out for as long as you were told, and tell us if you forgot.
- Bring your glasses, and your old glasses too. They show us whether your eyes have been stable.
- Tell us about every medicine that you use, including eye drops and tablets for the skin. Some medicines dry the eyes or slow their healing.
- Tell us what you are afraid of. This changes nothing about the laser, but it changes how we care for you.
- Ask to see the pictures of your cornea. They belong to you. We print them, explain the colors, and you may take them to anyone you trust.

And take your time. The measurements stay valid for some months, and we will gladly wait for you. A plan is not an
obligation. It describes what can be done for your eyes, as carefully as we know how, and the decision is still yours alone.

> The best plan that I made this year ended with a new pair of glasses, without surgery. The patient sent me a thank-you card.

If you would like to know what is possible for your own eyes, [ask for a consultation](/contact). It is free, it takes a
morning, and you take the pictures of your cornea home with you.
`,
};
