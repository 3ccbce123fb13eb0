import { findGlobalRules } from './style-scope';

const linesOf = async (css: string) => (await findGlobalRules(css)).map(({ line }) => line);

describe('Rules that reach every page', () => {
  it.each([
    'body{display:none}',
    '*{color:red}',
    ':root{--ink:red}',
    '.a,h1{color:red}',
    'a:hover{color:red}',
    'main > p{color:red}',
    'body:not(.a){display:none}',
    ':is(.a,body){display:none}',
    '@layer pages{@media print{html{color:red}}}',
    '@supports (color:red){*::before{content:"x"}}',
  ])('are found: %s', async (css) => {
    expect(await linesOf(`.some{color:red}\n${css}`)).toEqual([2]);
  });

  it.each([
    '.a{color:red}',
    '#a p{color:red}',
    'body .a{color:red}',
    ':root[data-some] body{color:red}',
    'body:has(.a){color:red}',
    ':where(.a,.b) p{color:red}',
    '.a{& p{color:red} body &{color:red}}',
    '@keyframes a{from{opacity:0}50%{opacity:1}}',
    '@font-face{font-family:"Some";src:url(some.woff2)}',
  ])('are not those of a remote: %s', async (css) => {
    expect(await findGlobalRules(css)).toEqual([]);
  });
});
