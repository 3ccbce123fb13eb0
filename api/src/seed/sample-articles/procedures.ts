import { nurse, optometrist, surgeon, type SampleArticle } from './sample-article.js';

export const procedures: SampleArticle[] = [
  {
    slug: 'lasik-prk-or-icl',
    day: '2025-02-11',
    author: surgeon,
    categories: ['procedures'],
    text: `
Most people come to us with a procedure in mind. A friend had LASIK, so they want LASIK. That is a good reason to ask about
a procedure, but it is not a reason to choose it.

## What the measurements show

- LASIK requires a thin flap of the cornea. It suits a cornea that is thick and regular enough for this flap.
- PRK is done without a flap. It requires more patience: three to five days until daily life, and weeks until sight is stable.
- ICL leaves the cornea as it is. A lens is placed behind the iris, which makes it possible to correct high prescriptions.

## What no measurement shows

Your work, your sports and your patience also matter. A boxer and a librarian who have the same cornea may do well to choose
different procedures.

Each of the three procedures has risks: dry eyes and halos after laser surgery, and a small risk of raised eye pressure,
clouding of the natural lens or infection inside the eye after a lens is implanted. [Compare the three side by
side](/procedures), then bring us your remaining questions.
`,
  },
  {
    slug: 'the-flap-explained',
    day: '2025-01-28',
    author: surgeon,
    categories: ['procedures'],
    text: `
The flap is the part of LASIK that worries people most. Here is a plain description of it.

A Femtosecond laser separates a thin round layer of the cornea, except at one edge. This layer is the flap, and the attached
edge is its hinge. The flap is folded aside, the Excimer laser reshapes the cornea under the flap, and the flap is laid back
in place. It holds without stitches: the cells on the inside of the cornea pump water out of the cornea and pull the flap
down.

## Why the flap needs care

The edge of a flap seals within days. But the flap never becomes quite as strong as a cornea that was not cut. So we ask you
not to rub your eyes, to wear an eye shield at night in the first days, and to avoid contact sports for as long as we tell
you.

## When something goes wrong

A flap may wrinkle or move, usually in the first days. This happens rarely, and the surgeon can smooth the flap. Call us at
once if your sight blurs suddenly or an eye begins to hurt.
`,
  },
  {
    slug: 'why-prk-takes-longer',
    day: '2025-01-14',
    author: nurse,
    categories: ['procedures', 'patient-care'],
    text: `
PRK works on the surface of the cornea. The surgeon removes the thin outer layer of cells, the laser reshapes the cornea,
and the cells grow back under a soft bandage lens. They need time to grow back, and you feel this.

## Days 1 to 3

Expect burning, watering eyes and a strong sensitivity to light. Sleep, cold drops and a dark room help. You may take the
painkillers that we give you; you gain nothing if you do not take them.

## Days 4 to 7

We remove the bandage lens once the surface has healed over. Your sight is usable but uneven, and better in the morning than
at night.

## Weeks 2 to 4

Your sight becomes stable. You need the drops for longer than you would like, since they help prevent haze, a clouding of
the cornea. Sunglasses are part of the treatment.

Who chooses this procedure? People with thin corneas, people who may be hit in the face at work, and people who do not want
a thin flap of the cornea to be cut. [Read how PRK works](/procedures/prk).
`,
  },
  {
    slug: 'a-lens-that-can-come-out',
    day: '2024-12-31',
    author: surgeon,
    categories: ['procedures', 'innovation'],
    text: `
An implantable lens does not remove anything from the eye. The surgeon folds the lens, puts it into the eye through a small
incision, and unfolds it behind your iris. Your natural lens stays where it is, and so does every layer of your cornea.

That is why we call ICL reversible. If your eyes change, or if a cataract has to be treated in later life, the surgeon can
remove the implanted lens or exchange it.

## What reversible does not mean

Reversible does not mean without consequences. Removing the lens is a second surgery inside the eye, with the same risks:
infection, a rise in eye pressure, clouding of your natural lens. We would not implant a lens with a plan to remove it next
year.

## Whom the lens suits

People from 21 to 45 with a stable prescription, and above all people whose prescription is too high for a laser: the lens
corrects up to -20.00 D. The space in front of your natural lens must be deep enough, and only a measurement can show that.
[Read about ICL](/procedures/icl).
`,
  },
  {
    slug: 'when-we-say-no',
    day: '2024-12-17',
    author: surgeon,
    categories: ['procedures', 'patient-care'],
    text: `
Not every eye should be treated, and not every eye should be treated now. When we advise against surgery, this is a result
of your examination, and you should be able to read the reasons.

## Not with this procedure

A cornea that is thin or irregular may rule out LASIK, while PRK or ICL may still be possible.

## Not yet

Your prescription is still changing. You are pregnant or nursing. Your eyes are too dry at present. Each of these reasons
may pass, and we tell you in writing when we should measure your eyes again.

## No surgery

Signs of a cornea that bulges forward, uncontrolled glaucoma, an inflammation inside the eye. With one of these, the risk is
greater than anything that you can gain.

You may ask for the results of your measurements and take them to another doctor; a second opinion never offends us. The
consultation is free in either case, and glasses are a good choice too.
`,
  },
  {
    slug: 'one-eye-or-both',
    day: '2024-12-03',
    author: optometrist,
    categories: ['procedures'],
    text: `
With LASIK, both eyes are usually treated in one visit. Recovery is quick, and it is easier to live with two eyes that see
alike than with one eye that sees clearly and one that does not.

With PRK, people choose differently. Surgery on both eyes at once means one recovery, and a few days in which you need help
from others. Surgery on one eye after the other means that you always have one eye to see with, but recovery takes twice the
time.

With ICL, the surgeries on the two eyes are often a few days apart. The surgeon then knows how the first eye has reacted to
the lens before surgery on the second eye, which makes surgery safer.

## What to think about

- Who can be with you, and for how long?
- Do you care for a person who needs you every day?
- How do you feel about two dates for surgery and not one?

You do not have to be brave when you answer. Tell us what worries you, and we make the plan around your answer.
`,
  },
  {
    slug: 'after-forty',
    day: '2024-11-19',
    author: optometrist,
    categories: ['procedures'],
    text: `
In your forties, small print close to your eyes becomes hard to read. The lens inside your eye has become stiff and no
longer changes its shape as it did before. This is presbyopia. It happens to people who never wore glasses, and it happens
to people who had LASIK.

Correcting your distance sight does not cause presbyopia. But it takes away one advantage: a nearsighted person can read by
taking the glasses off. After surgery that is no longer possible, and you may be surprised that you need reading glasses.

## What can be done

One way is to correct one eye for distance and the other eye for near sight. Some people like this very much; other people
find that they judge distance less well. We let you try it with contact lenses for a week before you decide anything.

The other way is a pair of reading glasses. Many of our patients choose the reading glasses, and tell us that they do not
regret it.
`,
  },
  {
    slug: 'fifteen-minutes',
    day: '2024-11-05',
    author: nurse,
    categories: ['procedures'],
    text: `
LASIK takes about 15 minutes. The laser itself works for under 60 seconds per eye. This is what happens in the rest of the
time.

- Minutes 1 to 3: you lie down, and we ask you for your name and read your treatment plan aloud. We ask the same question each time, on purpose.
- Minutes 4 to 5: eye drops numb your eye. A small frame keeps your eyelids open, so you cannot blink at the wrong moment.
- Minutes 6 to 8: you feel pressure on the eye, and the light goes dim for some seconds. The laser makes the flap (a thin flap of the cornea).
- Minutes 9 to 11: you look at a small light. The light blurs, and you hear a quick ticking. There is a faint smell, like a burnt match.
- Minutes 12 to 15: the flap is laid back in place and smoothed. Then the surgeon checks the flap, and checks it a second time.

What if you move? The laser follows small movements and stops at large ones. What if you panic? Tell us. A member of our
team holds your hand, and everything can pause.
`,
  },
  {
    slug: 'night-driving',
    day: '2024-10-22',
    author: optometrist,
    categories: ['procedures'],
    text: `
At night your pupils open wide, and light enters through parts of the cornea that are not used by day. If those parts bend
the light a little differently, you see halos, which are rings around street lamps, and rays around headlights.

Many people already see halos, from glasses or contact lenses, and no longer notice them. So we ask before surgery: how well
do you drive at night today? We write down your answer, and compare it with your answer after surgery.

## After surgery

In the first weeks most people see more halos than before surgery. For most people the halos fade within three to six
months. For a few people the halos stay, but become fainter. High prescriptions and wide pupils make halos more likely, and
your measurements tell us beforehand how likely.

## What helps

Do not drive long distances in the dark in the first weeks. Treat dry eyes, which make every halo larger. And tell us about
your halos: sometimes a weak pair of glasses for driving is enough.
`,
  },
  {
    slug: 'what-smile-is',
    day: '2024-10-08',
    author: surgeon,
    categories: ['procedures', 'innovation'],
    text: `
SMILE is a laser procedure without a flap (a thin flap of the cornea). A Femtosecond laser cuts a small disc inside the
cornea, and the surgeon pulls the disc out through a narrow incision. The rest of the surface of the cornea is not cut.

## The advantages

Fewer nerves are cut, so eyes may be less dry in the first months. There is no flap that can move.

## Why we are waiting

Sharp sight usually returns a little more slowly than after LASIK. Farsightedness is rarely treated with this procedure so
far. And if a small prescription remains, the second treatment usually has to be a different procedure.

We do not offer a procedure that we would not choose for our own families today. We read every new study and visit surgeons
who do this procedure well. If you want SMILE today, ask us for the name of a surgeon: sending you to another practice is
part of our advice.
`,
  },
];
