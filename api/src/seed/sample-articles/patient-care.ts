import { emergency, nurse, optometrist, type SampleArticle } from './sample-article.js';

export const patientCare: SampleArticle[] = [
  {
    slug: 'the-first-night',
    day: '2025-02-04',
    author: nurse,
    categories: ['patient-care'],
    text: `
You are home. Your eyes water and feel as if there were sand in them. That is expected for some hours after LASIK, and
for some days after PRK.

## What to do

- Sleep, as soon as you can. Closed eyes heal best.
- Wear the shields whenever you sleep, so that a hand in the dark cannot rub.
- Take your drops by the clock, five minutes apart. Shake the bottle, pull the lid down, one drop, close.
- Let somebody else cook. Steam and onions can wait.

## What to leave

No rubbing, no make-up, no swimming, no screens until tomorrow. A shower is fine with your head tilted back.

## When to call

Pain that grows instead of fading. Sight that gets worse. A blow to the eye. A discharge that is yellow or green. Do not
wait for the morning: the [emergency line, ${emergency.display}](tel:${emergency.dialable}), is answered at any hour, and
nobody minds a call that turns out to be nothing.
`,
  },
  {
    slug: 'dry-eyes',
    day: '2025-01-21',
    author: optometrist,
    categories: ['patient-care'],
    text: `
The nerves in your cornea tell your glands when to make tears. A laser passes through some of these nerves. Until they
have grown back, the message is faint, and the eye stays drier than it should.

For most people this lasts from some weeks to some months. For a few it stays. Whoever had dry eyes before is more
likely to have them after, which is why we measure your tears before we measure anything else.

## What helps

- Drops without preservatives, before it burns and not only after.
- Warm compresses on the lids for ten minutes a day.
- A break from the screen every twenty minutes. People at screens blink half as often.
- A glass of water, and a fan that does not blow at your face.

If that is not enough, there are medicines and small plugs for the tear ducts. Tell us at your follow-up, also if it
seems too small to mention.
`,
  },
  {
    slug: 'lenses-out-before-the-exam',
    day: '2025-01-07',
    author: optometrist,
    categories: ['patient-care'],
    text: `
You are asked to leave your contact lenses out before we measure you: for some days if they are soft, for some weeks if
they are hard. It is a nuisance, and it is the most useful thing that you can do for your result.

A lens that floats on the eye all day shapes it. It moves the surface by a few thousandths of a millimetre, keeps some
air away and leaves the cornea slightly swollen. Without the lens it goes back, slowly.

The laser is told to correct what we measured. If we measured the print of your lens, we would correct the print.

## What to do

Wear your glasses, even the old ones. If you have none, tell us when you call; we lend frames for the wait. And if you
forget and wear the lenses once, say so. We would rather measure a week later than be wrong.
`,
  },
  {
    slug: 'twelve-questions',
    day: '2024-12-24',
    author: nurse,
    categories: ['patient-care'],
    text: `
People forget half of what they wanted to ask once the door closes. Print this, or take a picture.

- Which procedures are open to me, and which are not?
- What in my measurements speaks against it?
- What result may I expect, with my numbers?
- How often do you treat twice?
- What are the three likeliest side effects?
- What is the worst thing that has happened here?
- Who does the surgery, and who sees me afterwards?
- What do I do if something hurts on a Sunday?
- How long am I away from work, and from sports?
- Will I need reading glasses?
- What does it cost, all of it, in writing?
- What happens if I do nothing?

Write the answers down, or bring somebody who does. Then go home. A practice that wants your signature on the same
day has answered a thirteenth question.
`,
  },
  {
    slug: 'your-own-language',
    day: '2024-12-10',
    author: nurse,
    categories: ['patient-care', 'mission'],
    text: `
On the islands we learned to ask one question early: in which language do you quarrel? It is the one in which you should
decide about your eyes.

Here in California we ask the same. When you request a consultation you can say that you would like an interpreter.
It costs you nothing. Please do not bring a child to interpret; it is too much to carry, and words get lost on the way.

## What is interpreted

All of it: what was found, what could be done, what could go wrong, and what you sign. Names of procedures stay as they
are, so LASIK is LASIK in every language, and you can look it up later.

## What you can ask for

That it is said again. That it is drawn. That you take the paper home first. An interpreter is there for you, and a slow
consultation is a good one.
`,
  },
];
