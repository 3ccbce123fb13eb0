import { emergency, nurse, optometrist, type SampleArticle } from './sample-article.js';

export const patientCare: SampleArticle[] = [
  {
    slug: 'the-first-night',
    day: '2025-02-04',
    author: nurse,
    categories: ['patient-care'],
    text: `
You are home after your surgery. Your eyes water and feel as if there were sand in them. This is expected for some hours
after LASIK, and for some days after PRK.

## What to do

- Sleep as soon as you can. Closed eyes heal best.
- Wear the eye shields whenever you sleep, so that you cannot rub your eyes in the dark.
- Use your eye drops at the exact times, five minutes apart. Shake the bottle, pull the lower lid down, put in one drop, and close the eye.
- Let another person cook. Steam and onions may irritate your eyes.

## What not to do

Do not rub your eyes, do not wear makeup, and do not swim. Do not look at screens until tomorrow. You may take a shower
with your head tilted back.

## When to call

Pain that becomes stronger and does not fade. Sight that gets worse. A blow to the eye. A discharge from the eye that is yellow
or green. Do not wait until the morning: the [emergency line, ${emergency.display}](tel:${emergency.dialable}), is answered
at any hour, and no one minds if it turns out that nothing is wrong.
`,
  },
  {
    slug: 'dry-eyes',
    day: '2025-01-21',
    author: optometrist,
    categories: ['patient-care'],
    text: `
The nerves in your cornea tell your tear glands when to make tears. A laser passes through some of these nerves. Until the
nerves have grown back, their signal is weak, and the eye stays drier than it should.

For most people this dryness lasts from some weeks to some months. For a few people it does not go away. People who had dry
eyes before the surgery are more likely to have dry eyes after it, which is why we measure your tears before we measure
anything else.

## What helps

- Eye drops without preservatives, before your eyes burn and not only when they burn.
- Warm compresses on the eyelids for ten minutes a day.
- A break from the screen every twenty minutes. People who look at a screen blink half as often.
- A glass of water to drink, and a fan that does not blow air at your face.

If this is not enough, there are medicines, and small plugs for the tear ducts. Tell us about dry eyes at your follow-up
visit, even if the problem seems too small to mention.
`,
  },
  {
    slug: 'lenses-out-before-the-exam',
    day: '2025-01-07',
    author: optometrist,
    categories: ['patient-care'],
    text: `
We ask you to leave your contact lenses out before we measure your eyes: for some days if the lenses are soft, for some
weeks if they are hard. This is a nuisance, and it is the most useful thing that you can do for your result.

A contact lens that you wear all day changes the shape of the cornea. It moves the surface by a few thousandths of a
millimeter, keeps some air away and leaves the cornea slightly swollen. Without the contact lens, the cornea slowly returns
to its own shape.

The laser corrects the shape that we measured. If we measured the shape that a contact lens has left, we would correct the
wrong shape.

## What to do

Wear your glasses, even old ones. If you have no glasses, tell us when you call; we lend you a pair until your visit. And if
you forget and wear the contact lenses once, tell us. We would rather measure your eyes a week later than be wrong.
`,
  },
  {
    slug: 'twelve-questions',
    day: '2024-12-24',
    author: nurse,
    categories: ['patient-care'],
    text: `
People forget half of their questions once the consultation begins. Print this list, or take a picture of it.

- Which procedures are possible for me, and which are not?
- What in my measurements is a reason against surgery?
- What result may I expect, with my measurements?
- How often do you have to treat an eye a second time?
- What are the three most likely side effects?
- What is the worst thing that has happened to a patient here?
- Who does the surgery, and who sees me afterwards?
- What do I do if my eye hurts on a Sunday?
- How long must I stay away from work, and from sports?
- Will I need reading glasses?
- What does the surgery cost, with everything included, in writing?
- What happens if I do not have surgery?

Write the answers down, or bring a person who writes them down for you. Then go home. If a practice asks you to sign on the
same day, be careful.
`,
  },
  {
    slug: 'your-own-language',
    day: '2024-12-10',
    author: nurse,
    categories: ['patient-care', 'mission'],
    text: `
On the islands we learned to ask one question early: in which language do you argue? You should decide about your eyes in
that language.

Here in California we ask the same question. When you request a consultation, you can tell us that you would like an
interpreter. The interpreter costs you nothing. Please do not ask a child to interpret; it is too heavy a task for a child,
and some of the meaning gets lost.

## What is interpreted

Everything: what we found, what can be done, what can go wrong, and what you sign. Names of procedures stay as they are, so
LASIK is LASIK in every language, and you can look it up later.

## What you can ask for

You can ask us to repeat what we said. You can ask us to draw it. You can ask to take the consent form home first. The
interpreter is there for you, and a good consultation may take a long time.
`,
  },
];
