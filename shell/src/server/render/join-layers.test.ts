/** @jest-environment node */
import { joinLayers } from './join-layers';

describe('Sheets of layers, joined', () => {
  it('stand in one block where neighbours lie in one layer, and in their order', () => {
    const sheets = ['@layer a{p{x:1}}\n', '@layer a{q{x:2}}', '@layer b{r{x:3}}', '@layer a{s{x:4}}'];
    expect(joinLayers(sheets)).toBe('@layer a{p{x:1}q{x:2}}@layer b{r{x:3}}@layer a{s{x:4}}');
  });

  it('keep what lies in no layer, or in several, as it is', () => {
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
