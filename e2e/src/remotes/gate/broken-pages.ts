/** A page of a remote that breaks something, and what the gate says about it. */
interface BrokenPage {
  /** The module on the server; a titled page where it is left out. */
  server?: string;
  /** The script of the page in a browser, which is run when the page is opened; it may set `page`. */
  browser?: string;
  styles?: string;
  /** What a finding says, and of which check it is; undefined for a page that breaks nothing. */
  finding?: { check: string; problem: RegExp };
}

const serverFails = (problem: RegExp) => ({ finding: { check: 'server rendering', problem } });

/** Pages that fail on the server. */
export const serverPages: Record<string, BrokenPage> = {
  fine: {},
  'rejects-later': {
    server: `{ Page: titled, load: async () => { setTimeout(() => Promise.reject(new Error('later')), 5); return {}; } }`,
    ...serverFails(/unhandled rejection of a promise: later/),
  },
  'rejects-twice': {
    server: `{ Page: titled, load: async () => { const fail = () => Promise.reject(new Error('both')); const [one, two] = [fail(), fail()]; await one; return await two; } }`,
    ...serverFails(/unhandled rejection of a promise: both/),
  },
  'throws-in-timer': {
    server: `{ Page: titled, load: async () => { setTimeout(() => { throw new Error('too late'); }, 5); return {}; } }`,
    ...serverFails(/a remote threw outside of any page: too late/),
  },
  exits: {
    server: `{ Page: () => process.exit(0) }`,
    ...serverFails(/answers 503.*ended the thread|thread ended/),
  },
  kills: { server: `{ Page: () => process.kill(process.pid, 'SIGKILL') }`, ...serverFails(/answers 503/) },
  loops: { server: `{ Page: () => { for (;;); } }`, ...serverFails(/answers 503/) },
  'waits-for-ever': {
    server: `{ Page: () => { React.use(never); return titled(); } }`,
    ...serverFails(/answers 503/),
  },
  'never-loads': { server: `never`, ...serverFails(/answers 503/) },
  'throws-at-load': {
    server: `Promise.reject(new Error('no module'))`,
    ...serverFails(/answers 503.*no module/),
  },
  'throws-in-render': {
    server: `{ Page: () => { throw new Error('no page'); } }`,
    ...serverFails(/answers 503.*no page/),
  },
  'throws-in-head': {
    server: `{ Page: titled, head: () => { throw new Error('no head'); } }`,
    ...serverFails(/answers 503.*no head/),
  },
  'bad-head': { server: `{ Page: titled, head: () => ({ title: 5 }) }`, ...serverFails(/answers 503/) },
  'load-without-json': {
    server: `{ Page: titled, load: async () => ({ count: 1n }) }`,
    ...serverFails(/answers 503/),
  },
  'requires-fs': {
    server: `{ Page: () => { require('fs'); return titled(); } }`,
    ...serverFails(/may not require fs/),
  },
  'takes-built-in': {
    server: `{ Page: () => { process.getBuiltinModule('fs'); return titled(); } }`,
    ...serverFails(/getBuiltinModule is not available/),
  },
  leaks: {
    server: `{ Page: () => { leaked.push(Array.from({ length: 2.6e6 }, (_, i) => i + 0.5)); return titled(); } }`,
    ...serverFails(/answers 503 the \d\. time/),
  },
  slow: {
    server: `{ Page: () => { const end = Date.now() + 900; while (Date.now() < end); return titled(); } }`,
    finding: { check: 'server speed', problem: /rendering it takes 9\d\d|rendering it takes \d{4}/ },
  },
  'loses-a-term': {
    server: `{ Page: () => React.createElement('h1', null, useTranslation('mfe-some').i18n.language === 'en' ? 'LASIK' : 'cirugía') }`,
    finding: { check: 'terms', problem: /in es it says LASIK 0 times for 1/ },
  },
};

const hydration = (problem: RegExp) => ({ finding: { check: 'hydration', problem } });
const changes = (what: string) => ({
  finding: { check: 'global change', problem: new RegExp(`since that replaces .*${what}`) },
});

/** Pages that fail in a browser, or that break other pages of the same document. */
export const browserPages: Record<string, BrokenPage> = {
  fine: { styles: '.some-fine{color:red}' },
  'throws-at-load': {
    browser: `throw new Error('no script');`,
    finding: { check: 'uncaught error', problem: /no script/ },
  },
  'throws-in-render': {
    browser: `page = () => { throw new Error('no page'); };`,
    ...hydration(/mfe-some fails \(render\): Error: no page/),
  },
  'throws-in-effect': {
    browser: `page = () => { React.useEffect(() => { throw new Error('no effect'); }); return titled(); };`,
    ...hydration(/mfe-some fails \(effect\): Error: no effect/),
  },
  'sets-state-for-ever': {
    browser: `page = () => { const [count, set] = React.useState(0); set(count + 1); return titled(); };`,
    ...hydration(/mfe-some fails \(render\)/),
  },
  'has-another-react': {
    browser: `page = () => ({ $$typeof: Symbol.for('react.element'), type: 'h1', key: null, ref: null, props: { children: 'x' } });`,
    ...hydration(/mfe-some fails \(render\)/),
  },
  'is-not-what-was-sent': {
    browser: `page = () => React.createElement('h1', null, 'Something else');`,
    ...hydration(/it is not what the server sent/),
  },
  loops: { browser: `for (;;);`, ...hydration(/froze/) },
  'hides-bodies': { styles: 'body{display:none}', ...hydration(/it shows no text|not taken up/) },
  'colours-everything': {
    styles: '*{color:rgb(255, 0, 0) !important}',
    finding: { check: 'neighbour', problem: /color of .* is "rgb\(255, 0, 0\)" instead of/ },
  },
  // A field that only one page of another remote has, and not one of the first ones.
  'paints-contact': {
    browser: `new MutationObserver(() => {
      const field = document.querySelector('[name="firstName"]');
      if (field) field.style.color = 'rgb(255, 0, 0)';
    }).observe(document, { childList: true, subtree: true });`,
    finding: { check: 'neighbour', problem: /color of .*#firstName.* is "rgb\(255, 0, 0\)" instead of/ },
  },
  'changes-tokens': {
    styles: ':root{--ink:#f00}',
    finding: { check: 'neighbour', problem: /--ink of :root is "#f00" instead of/ },
  },
  'patches-fetch': {
    browser: `const real = fetch; window.fetch = (...args) => real(...args);`,
    ...changes('window.fetch'),
  },
  'patches-history': { browser: `history.pushState = () => undefined;`, ...changes('history.pushState') },
  'patches-arrays': {
    browser: `Array.prototype.last = function () { return this.at(-1); };`,
    ...changes('Array.prototype.last'),
  },
  'patches-json': {
    browser: `const write = JSON.stringify; JSON.stringify = (value) => write(value);`,
    ...changes('JSON.stringify'),
  },
  'swallows-clicks': {
    browser: `document.addEventListener('click', (event) => { event.preventDefault(); event.stopPropagation(); }, true);`,
    finding: { check: 'neighbour', problem: /a link to it leads nowhere/ },
  },
  'keeps-listening': {
    browser: `window.addEventListener('keydown', () => undefined);`,
    finding: { check: 'leftover', problem: /a listener for keydown on window/ },
  },
  'keeps-a-timer': {
    browser: `setInterval(() => undefined, 1000);`,
    finding: { check: 'leftover', problem: /a timer that repeats/ },
  },
  'draws-for-ever': {
    browser: `const draw = () => requestAnimationFrame(draw); draw();`,
    finding: { check: 'leftover', problem: /a loop of timers or frames/ },
  },
  'evaluates-text': {
    browser: `try { new Function('return 1')(); } catch {}`,
    finding: { check: 'policy', problem: /script-src|trusted/ },
  },
  'loads-from-elsewhere': {
    browser: `new Image().src = 'https://elsewhere.example/pixel.png';`,
    finding: { check: 'policy', problem: /img-src refuses https:\/\/elsewhere\.example/ },
  },
  'throws-in-timer': {
    browser: `setTimeout(() => { throw new Error('too late'); }, 50);`,
    finding: { check: 'uncaught error', problem: /too late/ },
  },
  'rejects-later': {
    browser: `setTimeout(() => Promise.reject(new Error('later')), 50);`,
    finding: { check: 'uncaught error', problem: /later/ },
  },
};

const title = 'A page of another team';
const name = 'mfe-some';

const serverBundle = (pages: Record<string, BrokenPage>): string => `
const React = require('react');
const { useTranslation } = require('@lens/platform/i18n');
const never = new Promise(() => undefined);
const leaked = [];
const titled = () => React.createElement('h1', null, ${JSON.stringify(title)});
exports.modules = {
${Object.entries(pages)
  .map(([kind, { server = '{ Page: titled }' }]) => `  './pages/${kind}': () => Promise.resolve(${server}),`)
  .join('\n')}
};
`;

/** A federation container without any bundler. The script of a page may arrive after it. */
const entry = `
var ${name.replace('-', '_')} = (() => {
  const folder = document.currentScript.src.replace(/[^/]*$/, '');
  const pages = {};
  const waiting = {};
  let React;
  const policy = trustedTypes.createPolicy('${name.replace('-', '_')}#webpack', { createScriptURL: (address) => address });
  const loadScript = (file) => {
    if (document.querySelector('script[src$="' + file + '"]')) return;
    const script = document.createElement('script');
    script.src = policy.createScriptURL(folder + file);
    document.head.append(script);
  };
  return {
    add: (module, define) => {
      pages[module] = define;
      waiting[module]?.();
    },
    init: (scope) => { React = Object.values(scope.react)[0].lib(); },
    get: async (module) => {
      if (!pages[module]) loadScript(module.slice(2) + '.js');
      if (!pages[module]) await new Promise((resolve) => (waiting[module] = resolve));
      const made = pages[module](React);
      return () => made;
    },
  };
})();
`;

const script = (kind: string, { browser = '' }: BrokenPage): string => `
(() => {
  let page;
  let React;
  const titled = () => React.createElement('h1', null, ${JSON.stringify(title)});
  ${browser}
  mfe_some.add('./pages/${kind}', (react) => { React = react; return { Page: page ?? titled }; });
})();
`;

/** By id, what runs when an overlay is rendered, and what a finding says of one that breaks something. */
type Overlays = Record<string, { renders: string; problem?: RegExp }>;

export const browserOverlays: Overlays = {
  'is-fine': { renders: 'return null;' },
  'fails-over-pages': { renders: `throw new Error('no overlay');`, problem: /fails: "Error: no overlay"/ },
};

const overlayModules = (overlays: Overlays): string[] =>
  Object.entries(overlays).map(
    ([id, { renders }]) => `mfe_some.add('./overlays/${id}', () => ({ Overlay() { ${renders} } }));`,
  );

/** What `Builds.write` takes to write a remote with these pages. */
export function remoteWith(pages: Record<string, BrokenPage>, overlays: Overlays = {}) {
  const kinds = Object.entries(pages);
  const routes = kinds.map(([kind]) => ({
    id: kind,
    path: `/${name}/${kind}`,
    module: `./pages/${kind}`,
    surface: 'public',
    languages: kind === 'loses-a-term' || kind === 'fine' ? ['en', 'es'] : ['en'],
    copy: [name],
  }));
  const assets = Object.fromEntries(
    kinds.map(([kind, { styles }]) => [
      `./pages/${kind}`,
      { scripts: ['remoteEntry.js', `pages/${kind}.js`], styles: styles ? [`pages/${kind}.css`] : [] },
    ]),
  );
  const files = kinds.flatMap(([kind, page]) => [
    [`pages/${kind}.js`, script(kind, page)],
    ...(page.styles ? [[`pages/${kind}.css`, page.styles]] : []),
  ]);
  return {
    manifest: {
      ...{ routes, assets, navigation: [] },
      overlays: Object.keys(overlays).map((id) => ({ id, module: `./overlays/${id}`, roles: ['admin'] })),
    },
    files: {
      'remoteEntry.js': [entry, ...overlayModules(overlays)].join('\n'),
      'server/index.cjs': serverBundle(pages),
      ...(Object.fromEntries(files) as Record<string, string>),
    },
  };
}
