import { withoutCampaign } from './campaign';

describe('A query loses what campaigns add [PAGES-1]', () => {
  it.each([
    ['', ''],
    ['?', ''],
    ['?utm_source=news&utm_medium=email', ''],
    ['?gclid=CjwKCA', ''],
    ['?FBCLID=x', ''],
    ['?category=lasik&gclid=1', '?category=lasik'],
    ['?fbclid=1&search=a%20b&utm_id=2', '?search=a%20b'],
    ['?gclid', ''],
  ])('%s becomes %s', (query, expected) => {
    expect(withoutCampaign(query)).toBe(expected);
  });

  it.each(['?sent=LV-7K3M-9QXD', '?utmost=1', '?x=gclid', '?a=1&&b=2', '?gcli%64=1'])(
    '%s stays as it is',
    (query) => {
      expect(withoutCampaign(query)).toBe(query);
    },
  );
});
