import { z } from 'zod';

const time = z.string().regex(/^\d\d:\d\d$/, 'Write the time as HH:MM.');

/** Hours as they are stored, in which times need not exist. */
const openingPeriod = z.strictObject({
  /** 0 is Sunday, as in `Date.getDay`. */
  days: z.array(z.int().min(0).max(6)).min(1, 'Choose at least one day.'),
  /** `HH:MM` on a 24-hour clock; both null when closed. */
  opens: time.nullable(),
  closes: time.nullable(),
});

export const openingHours = z.array(openingPeriod).max(7);

type OpeningPeriod = z.infer<typeof openingPeriod>;
type Problem = [field: keyof OpeningPeriod, message: string];

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

function* findTimeProblems({ opens, closes }: OpeningPeriod): Generator<Problem> {
  const missing = 'Fill in both times, or mark the days as closed.';
  if (opens === null && closes === null) return;
  if (opens === null) yield ['opens', missing];
  else if (!isTime(opens)) yield ['opens', 'There is no such time.'];
  else if (closes === null) yield ['closes', missing];
  else if (!isTime(closes)) yield ['closes', 'There is no such time.'];
  else if (closes <= opens) yield ['closes', 'The closing time must be after the opening time.'];
}

function* findDayProblems(index: number, hours: OpeningPeriod[]): Generator<Problem> {
  const earlierDays = hours.slice(0, index).flatMap(({ days }) => days);
  const days = hours[index]!.days;
  const repeated = days.find((day, at) => earlierDays.includes(day) || days.indexOf(day) !== at);
  if (repeated !== undefined) yield ['days', `${dayNames[repeated]} is listed twice. List each day once.`];
}

/** The days that no period lists, from Monday on. They may be closed or forgotten. */
export function daysWithoutHours(hours: readonly Pick<OpeningPeriod, 'days'>[]): string[] {
  const listed = hours.flatMap(({ days }) => days);
  return [1, 2, 3, 4, 5, 6, 0].filter((day) => !listed.includes(day)).map((day) => dayNames[day]!);
}

/**
 * Hours as staff can save them: a practice cannot close before it opens, and each day is listed once. Stored hours may
 * be older than these rules.
 */
export const validOpeningHours = openingHours
  .superRefine((hours, context) => {
    for (const [index, period] of hours.entries())
      for (const [field, message] of [...findTimeProblems(period), ...findDayProblems(index, hours)])
        context.addIssue({ code: 'custom', path: [index, field], message });
  })
  .meta({
    examples: [
      [
        { days: [1, 2, 3, 4, 5], opens: '08:00', closes: '18:00' },
        { days: [0, 6], opens: null, closes: null },
      ],
    ],
  });
