import { versionsIn } from './served-version.ts';

it('A page of mixed versions has several', () => {
  const html =
    '<script src="/remotes/mfe-public/1.0.0-a/main.js"></script><a href="/remotes/mfe-admin/2/x.js">';
  expect(versionsIn(html, 'mfe-public')).toEqual(['1.0.0-a']);
  expect(versionsIn(`${html} /remotes/mfe-public/1.1.0/page.css`, 'mfe-public')).toEqual([
    '1.0.0-a',
    '1.1.0',
  ]);
  expect(versionsIn('<p>', 'mfe-public')).toEqual([]);
});
