/** @jest-environment node */
import { joinLayers } from './join-layers';

describe('Joined sheets', () => {
  it('share a block if consecutive ones have the same layer, and keep their order', () => {
    const sheets = ['@layer a{p{x:1}}\n', '@layer a{q{x:2}}', '@layer b{r{x:3}}', '@layer a{s{x:4}}'];
    expect(joinLayers(sheets)).toBe('@layer a{p{x:1}q{x:2}}@layer b{r{x:3}}@layer a{s{x:4}}');
  });

  it('are left as they are if they have no layer, or several', () => {
    for (const other of [
      'i{y:1}',
      '@layer a{i{y:1}}i{z:1}',
      '@layer a{i{y:1}}@layer a{i{z:1}}',
      '@layer a,b;',
    ])
      expect(joinLayers(['@layer a{p{x:1}}', other, '@layer a{q{x:2}}'])).toBe(
        `@layer a{p{x:1}}${other}@layer a{q{x:2}}`,
      );
  });
});
