import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { componentFiles } from './components';
import { SharedElements } from './shared-elements';

let root: string;
const write = (file: string, text: string): string => {
  const to = path.join(root, file);
  mkdirSync(path.dirname(to), { recursive: true });
  writeFileSync(to, text);
  return to;
};

/** Writes a component that adds a class of its own to the class in its props. */
const frame = (folder: string) => {
  write(`mfe-some/src/${folder}/Frame.module.css`, '.frame { display: grid }');
  write(
    `mfe-some/src/${folder}/Frame.tsx`,
    "import styles from './Frame.module.css';\n" +
      'export const Frame = ({ className }) => <i className={`${styles.frame} ${className}`} />;',
  );
  write(
    `mfe-some/src/${folder}/Passing.tsx`,
    "import { Frame } from './Frame';\nexport const Passing = ({ ...rest }) => <Frame {...rest} />;",
  );
};

const user = (folder: string, tag: string, css: string) => {
  write(`mfe-some/src/sections/user/User.module.css`, css);
  return write(
    'mfe-some/src/sections/user/User.tsx',
    `import styles from './User.module.css';\nimport { ${tag} } from '../../${folder}/${tag}';\n` +
      `export const User = () => <${tag} className={styles.picture} />;`,
  );
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'lens-styles-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const findProblems = (file: string) => new SharedElements(root).findProblems(file);

describe('An element with classes of two modules', () => {
  it.each(['Frame', 'Passing'])('is a problem if both set a property in one layer, through %s', (tag) => {
    frame('sections/frame');
    expect(findProblems(user('sections/frame', tag, '.picture { display: block; color: red }'))).toEqual([
      'mfe-some/src/sections/user/User.tsx:3 User.module.css .picture and Frame.module.css .frame are in one layer and both set display',
    ]);
  });

  it('is no problem if they set different properties or are in different layers', () => {
    frame('sections/frame');
    expect(findProblems(user('sections/frame', 'Frame', '.picture { color: red }'))).toEqual([]);
    frame('sections/image');
    expect(findProblems(user('sections/image', 'Frame', '.picture { display: block }'))).toEqual([]);
  });

  it.each([
    ['a constant of the component', 'const name = `${one.picture} ${other.frame}`;', '', 'name'],
    [
      'a constant that uses another one',
      'const first = one.picture; const name = `${first} ${other.frame}`;',
      '',
      'name',
    ],
    ['a constant of the file', '', "const names = { a: one.picture, b: other['frame'] };", 'names[is]'],
    ['a constant that refers to itself', 'const name = is ? name : one.picture + other.frame;', '', 'name'],
  ])('is found through %s', (_case, inside, outside, name) => {
    write('mfe-some/src/pages/a/One.module.css', '.picture { color: red }');
    write('mfe-some/src/pages/a/Other.module.css', '.frame { color: blue }');
    const file = write(
      'mfe-some/src/pages/a/a.tsx',
      "import one from './One.module.css';\nimport other from './Other.module.css';\n" +
        `${outside}\nexport const A = ({ is }) => { ${inside} return <i className={${name}} />; };`,
    );
    expect(findProblems(file)).toHaveLength(1);
  });

  it('is found if the class from the props is in a constant', () => {
    frame('sections/frame');
    write(
      'mfe-some/src/sections/frame/Frame.tsx',
      "import styles from './Frame.module.css';\n" +
        'export const Frame = ({ className }) => { const all = `${styles.frame} ${className}`; return <i className={all} />; };',
    );
    expect(findProblems(user('sections/frame', 'Frame', '.picture { display: block }'))).toHaveLength(1);
  });

  it('is no problem anywhere in the product', () => {
    const repository = path.join(__dirname, '../../..');
    const files = componentFiles(repository);
    expect(files.length).toBeGreaterThan(200);
    const elements = new SharedElements(repository);
    expect(files.flatMap((file) => elements.findProblems(file))).toEqual([]);
  });

  it.each([
    ['.picture { margin-block: 0 }', '.frame { margin: 1rem }', 1],
    ['.picture:hover { color: red }', '.row > .frame { color: blue }', 1],
    ['.picture { border-color: red }', '.frame[data-x] { border: 0 }', 1],
    ['.picture { color: red }', '.frame i { color: blue }', 0],
    ['.picture { color: red }', '.frame::before { color: blue }', 0],
    ['.picture { color: red }', '.other:not(.frame) { color: blue }', 0],
    ['@media print { .picture { color: red } }', '.frame { color: blue }', 1],
    ['.picture { max-inline-size: 1rem }', '.frame { inline-size: 1rem }', 0],
  ])('%s beside %s: %d', (one, other, count) => {
    write('mfe-some/src/pages/a/One.module.css', one);
    write('mfe-some/src/pages/a/Other.module.css', other);
    const file = write(
      'mfe-some/src/pages/a/a.tsx',
      "import one from './One.module.css';\nimport other from './Other.module.css';\n" +
        "export const A = ({ is }) => <i className={is ? `${one['picture']} ${other.frame}` : ''} />;",
    );
    expect(findProblems(file)).toHaveLength(count);
  });
});
