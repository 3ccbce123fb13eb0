import { nurse, optometrist, surgeon, type SampleArticle } from './sample-article.js';

export const procedures: SampleArticle[] = [
  {
    slug: 'lasik-prk-or-icl',
    day: '2025-02-11',
    author: surgeon,
    categories: ['procedures'],
    text: `
Most people come to us with a procedure in mind. A friend had LASIK, so they want LASIK. That is a good reason to ask,
and no reason to decide.

## What the measurements say

- LASIK suits a cornea that is thick and regular enough to carry a flap.
- PRK leaves out the flap. It asks more patience of you: three to five days until daily life, and weeks until sight is steady.
- ICL leaves the cornea as it is. A lens is placed behind the iris, which opens the way for high prescriptions.

## What no measurement says

Your work, your sports and your patience count as well. A boxer and a librarian with the same cornea may do well to
choose differently.

Every one of the three carries risks: dry eyes and halos after laser, and a small risk of pressure, clouding or
infection inside the eye after a lens. [Compare the three side by side](/procedures), then bring the questions that are left.
`,
  },
  {
    slug: 'the-flap-explained',
    day: '2025-01-28',
    author: surgeon,
    categories: ['procedures'],
    text: `
The flap is the part of LASIK that people whisper about. It is worth a plain description.

A Femtosecond laser separates a thin round layer of the cornea, all but one edge. That edge is the hinge. The layer is
folded aside, the Excimer laser reshapes what lies under it, and the layer goes back where it was. It holds by itself:
the cells on the inside of the cornea pump water out and draw it down.

## Why it needs care

A flap seals at its edge within days. It never becomes quite as strong as a cornea that was not opened. So we ask you
not to rub your eyes, to wear a shield at night at first, and to keep out of contact sports for as long as we tell you.

## When it goes wrong

A flap can wrinkle or move, mostly in the first days. It is rare and can be smoothed. Call at once if sight blurs
suddenly or an eye begins to hurt.
`,
  },
  {
    slug: 'why-prk-takes-longer',
    day: '2025-01-14',
    author: nurse,
    categories: ['procedures', 'patient-care'],
    text: `
PRK works on the surface. The thin skin of the cornea is moved away, the laser does its work, and the skin grows back
under a soft bandage lens. Growing back takes time, and you feel it.

## Days 1 to 3

Expect burning, tears and a strong dislike of light. Sleep, cold drops and a dark room help. You may take the
painkillers that we give you; you do not win anything by doing without.

## Days 4 to 7

The lens comes out once the surface is closed. Sight is usable and uneven, better in the morning than at night.

## Weeks 2 to 4

It steadies. Drops go on for longer than you would like, since they keep haze away. Sun glasses belong to the treatment.

Who chooses this? People with thin corneas, people whose work brings blows to the face, and people who simply do not
want a flap. [Read how PRK works](/procedures/prk).
`,
  },
  {
    slug: 'a-lens-that-can-come-out',
    day: '2024-12-31',
    author: surgeon,
    categories: ['procedures', 'innovation'],
    text: `
An implantable lens does not take anything away. It is folded, slipped through a small opening and unfolded behind your
iris. Your own lens stays where it is, and so does every layer of your cornea.

That is why we call ICL reversible. If your eyes change, or if a cataract has to be treated in later life, the lens can be
removed or exchanged.

## What reversible does not mean

It does not mean without consequence. Taking a lens out is an operation inside the eye again, with the risks of one:
infection, a rise of pressure, clouding of your natural lens. We would not place one in the thought that it comes out
next year.

## Whom it suits

People from 21 to 45 with a steady prescription, and above all those beyond the reach of a laser: it corrects up to
-20.00 D. The space in front of your own lens has to be deep enough, and only measuring tells.
[Read about ICL](/procedures/icl).
`,
  },
  {
    slug: 'when-we-say-no',
    day: '2024-12-17',
    author: surgeon,
    categories: ['procedures', 'patient-care'],
    text: `
Not every eye should be treated, and not every eye should be treated now. A no is a result of your examination, and you
should be able to read it like one.

## No, not with this procedure

A cornea that is thin or irregular may rule out LASIK and leave PRK or ICL open.

## No, not yet

Your prescription is still moving. You are pregnant or nursing. Your eyes are too dry at present. Each of these can
pass, and we put in writing when it is worth measuring again.

## No

Signs of a cornea that bulges forward, uncontrolled glaucoma, an inflammation inside the eye. Here the risk is greater
than anything that could be gained.

You may ask for your maps and take them to somebody else; a second opinion is never an offence. The consultation is
free either way, and glasses are a fine thing.
`,
  },
  {
    slug: 'one-eye-or-both',
    day: '2024-12-03',
    author: optometrist,
    categories: ['procedures'],
    text: `
With LASIK both eyes are usually treated in one visit. Recovery is quick, and two eyes that see alike are easier to live
with than one that does and one that does not.

With PRK people are divided. Both at once means one recovery, and a few days in which you depend on others. One after the
other means that you can always see with the eye that rests, for twice the time.

With ICL the eyes are often a few days apart. The surgeon then knows how the first eye has taken the lens before the second
is opened, which is a safety in itself.

## What to think about

- Who can be with you, and for how long?
- Do you care for somebody who cannot wait?
- How do you feel about two dates instead of one?

There is no brave answer here. Tell us what worries you, and the plan is made around it.
`,
  },
  {
    slug: 'after-forty',
    day: '2024-11-19',
    author: optometrist,
    categories: ['procedures'],
    text: `
Somewhere in your forties the menu moves away from you. The lens inside your eye has grown stiff and no longer
changes its shape as it used to. This is presbyopia. It comes to people who never wore glasses, and it comes to people
who had LASIK.

Correcting your distance sight does not cause it. It does take away one trick: a nearsighted person can read by taking
the glasses off. After surgery that is over, and reading glasses may arrive as a surprise.

## What can be done

One way is to set one eye for distance and the other for near. Some people love it; others find the world a little
flat. We let you try it with contact lenses for a week before anything is decided.

The other way is a pair of reading glasses by the bed. Many of our patients choose just that, and tell us so without
regret.
`,
  },
  {
    slug: 'fifteen-minutes',
    day: '2024-11-05',
    author: nurse,
    categories: ['procedures'],
    text: `
LASIK takes about 15 minutes. The laser itself works for under 60 seconds per eye. This is what fills the rest.

- Minutes 1 to 3: you lie down, and we ask your name and your plan aloud. It is the same question each time, on purpose.
- Minutes 4 to 5: drops take the feeling away. A small frame keeps your lids open, so you cannot blink at the wrong moment.
- Minutes 6 to 8: pressure, and the light goes dim for some seconds. The flap is made.
- Minutes 9 to 11: you look at a small light. It blurs, and you hear a quick ticking. There is a faint smell, like a match.
- Minutes 12 to 15: the flap goes back and is smoothed. Then it is checked, and checked again.

What if you move? The laser follows small movements and stops at large ones. What if you panic? Say so. Somebody holds
your hand, and everything can pause.
`,
  },
  {
    slug: 'night-driving',
    day: '2024-10-22',
    author: optometrist,
    categories: ['procedures'],
    text: `
At night your pupils open wide, and light comes in through parts of the cornea that rest by day. If those parts bend it
a little differently, street lamps grow halos and headlights throw spokes.

Many people have halos already, from glasses or contact lenses, and have stopped noticing. So we ask before surgery: how
do you drive at night today? The answer is written down, and we compare it later.

## After surgery

In the first weeks most people see more halos than before. For most they fade within three to six months. For a few they
stay, fainter. High prescriptions and wide pupils make it likelier, and your maps tell us beforehand how likely.

## What helps

Give yourself the first weeks without long drives in the dark. Treat dry eyes, which make every halo larger. And tell us:
sometimes a weak pair of glasses for the road is all it takes.
`,
  },
  {
    slug: 'what-smile-is',
    day: '2024-10-08',
    author: surgeon,
    categories: ['procedures', 'innovation'],
    text: `
SMILE is a laser procedure without a flap. A Femtosecond laser cuts a small disc inside the cornea, which is then drawn
out through a narrow opening. The surface stays closed but for that opening.

## What speaks for it

Fewer nerves are cut, so eyes may be less dry in the first months. There is no flap that could move.

## What gives us pause

Recovery of sharp sight tends to be a little slower than after LASIK. Farsightedness is hardly treated with it so far. And
if a small correction remains, a second treatment usually has to be another procedure altogether.

We do not offer what we would not choose for our own families on the day. We read every new study and visit people who do
it well. If you want SMILE today, ask us for a name: sending you to somebody else is part of the advice.
`,
  },
];
