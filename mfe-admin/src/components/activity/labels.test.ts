import type { ActivityEntry } from '@lens/contracts/activity';
import { formatActivity, formatItem } from './labels';

const entry = (
  action: ActivityEntry['action'],
  resource_type: string,
  resource_name: string | null = null,
  event: string | null = null,
) => ({ username: 'mara', action, resource_type, resource_name, event });

test.each([
  [entry('UPDATE', 'statistic', 'average_rating'), 'mara changed the figure “Average rating”'],
  [entry('UPDATE', 'statistic', 'Patient satisfaction'), 'mara changed the figure “Patient satisfaction”'],
  [entry('CREATE', 'user', 'trix'), 'mara added the user “trix”'],
  [entry('DELETE', 'article', 'The first night'), 'mara deleted the article “The first night”'],
  [entry('UPDATE', 'testimonial'), 'mara changed a testimonial'],
  [entry('CREATE', 'article'), 'mara added an article'],
  [entry('UPDATE', 'settings'), 'mara changed the settings'],
  [entry('DELETE', 'mail'), 'mara deleted an email'],
  [entry('UPDATE', 'user', 'lin', 'password_reset'), 'mara: password reset (user “lin”)'],
  [entry('UPDATE', 'consultation', 'LV-7', 'note_added'), 'mara: note added (request “LV-7”)'],
  [entry('UPDATE', 'statistic', null, 'reordered'), 'mara: reordered (figure)'],
])('%o reads as a sentence: %s', (one, sentence) => {
  expect(formatActivity(one)).toBe(sentence);
});

test('an older entry that names a figure by its key shows it in words', () => {
  expect(formatItem(entry('UPDATE', 'statistic', 'guam_procedures'))).toBe('Figure “Guam procedures”');
});

test('an entry of another version that has no label here is shown by its name', () => {
  expect(formatActivity(entry('UPDATE', 'waiting_list', 'May', 'put_off'))).toBe(
    'mara: put off (waiting list “May”)',
  );
  expect(formatItem(entry('CREATE', 'constructor'))).toBe('constructor');
});
