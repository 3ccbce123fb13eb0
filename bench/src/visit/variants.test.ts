import { withoutScripts, withScripts } from './variants.ts';

const document = `<!doctype html>
<head>
<style data-href="main.css">.a{}</style>
<link rel="modulepreload" href="/shell/main.js">
<link rel="preload" as="script" href="/shell/main.js">
<link rel="stylesheet" href="/shell/arabic.css">
</head>
<body><div id="root"><h1>Title</h1></div>
<script type="application/json" id="lens-state">{"text":"\\u003c/script>"}</script>
<script type="application/json" id="lens-scripts">[{"src":"/shell/main.js","integrity":"sha384-a"}]</script>
<script>boot()</script>
</body>
`;

describe('Variants of a document', () => {
  it('without scripts keep every other byte', () => {
    expect(withoutScripts(document)).toBe(`<!doctype html>
<head>
<style data-href="main.css">.a{}</style>
<link rel="stylesheet" href="/shell/arabic.css">
</head>
<body><div id="root"><h1>Title</h1></div>
</body>
`);
  });

  it('with other scripts differ in the list of scripts only', () => {
    const scripts = [{ src: '/single/main.js', integrity: 'sha384-$&' }];
    const other = withScripts(document, scripts);
    expect(other).toContain(`id="lens-scripts">${JSON.stringify(scripts)}</script>`);
    expect(withScripts(other, [{ src: '/shell/main.js', integrity: 'sha384-a' }])).toBe(document);
  });
});
