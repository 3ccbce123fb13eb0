import { telephoneLink } from './telephone-link';

test.each([
  ['(562) 555-0134', 'tel:5625550134'],
  ['+1 562 555 0134', 'tel:+15625550134'],
  ['562.555.0134 ext. 12', 'tel:5625550134;ext=12'],
  ['5625550134x7', 'tel:5625550134;ext=7'],
])('%s is dialled as %s', (phone, link) => {
  expect(telephoneLink(phone)).toBe(link);
});
