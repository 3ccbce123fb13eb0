import type { ActivityEntry } from '@lens/contracts/activity';
import { sentenceOf, thingOf } from './labels';

const entry = (
  action: ActivityEntry['action'],
  resource_type: string,
  resource_name: string | null = null,
  event: string | null = null,
) => ({ action, resource_type, resource_name, event });

test.each([
  [entry('UPDATE', 'statistic', 'average_rating'), 'changed the figure “Average rating”'],
  [entry('UPDATE', 'statistic', 'Patient satisfaction'), 'changed the figure “Patient satisfaction”'],
  [entry('CREATE', 'user', 'trix'), 'added the user “trix”'],
  [entry('DELETE', 'article', 'The first night'), 'deleted the article “The first night”'],
  [entry('UPDATE', 'testimonial'), 'changed a testimonial'],
  [entry('CREATE', 'article'), 'added an article'],
  [entry('UPDATE', 'settings'), 'changed the settings'],
  [entry('DELETE', 'mail'), 'deleted an email'],
  [entry('UPDATE', 'user', 'lin', 'password_reset'), 'User “lin”: password reset'],
  [entry('UPDATE', 'statistic', null, 'reordered'), 'Figure: reordered'],
])('%o reads as somebody would say it: %s', (one, sentence) => {
  expect(sentenceOf(one)).toBe(sentence);
});

test('a figure that was once named by its key is called as people call it', () => {
  expect(thingOf(entry('UPDATE', 'statistic', 'guam_procedures'))).toBe('Figure “Guam procedures”');
});
