import { storedNames as declaredNames } from '../../../mfe-public/src/pages/privacy/privacy-facts';
import { shippedSources } from './shipped-sources';

/**
 * Without the proxy on a developer's machine, which passes on the cookies of the shell that it stands before, and the
 * gate, which writes into a browser of its own what a member of staff would have there.
 */
const sources = shippedSources.filter(
  ({ file }) => !/^packages\/build\/src\/(?:team\/dev|gate)\//.test(file),
);

const matchesInSources = (pattern: RegExp) =>
  sources.flatMap(({ file, text }) => [...text.matchAll(pattern)].map((match) => ({ file, match })));

/**
 * The stored name that a key stands for: a literal, a constant of any file, or the start of a template in the same
 * file.
 */
function resolveName(key: string, file: string): string {
  if (/^'.*'$/.test(key)) return key.slice(1, -1);
  const sameFile = sources.filter((source) => source.file === file);
  const find = (pattern: string, among = [...sameFile, ...sources]) =>
    among.map(({ text }) => new RegExp(pattern).exec(text)?.[1]).find(Boolean);
  const template = /^(\w+)\(/.exec(key)?.[1];
  const name = template
    ? find(`const ${template} = [^\`]*\`([^$\`]+)\\$\\{`, sameFile)
    : find(`const ${key} = '([^']+)'`);
  if (!name)
    throw new Error(`${file} stores something in browsers under ${key}: give the key as a constant.`);
  return template ? `${name}…` : name;
}

test('the privacy page names everything that the site stores in a browser, and nothing else', () => {
  const storedNames = [
    ...matchesInSources(/(?:local|session)Storage\.setItem\(\s*([^,]+),/g),
    ...matchesInSources(/document\.cookie = `\$\{(\w+)\}=/g),
    ...matchesInSources(/`\$\{(\w+)\}=\$\{[^`]*; Path=\//g),
    ...matchesInSources(/persist\([^]*?\bname: ('[^']+')/g),
  ].map(({ file, match }) => resolveName(match[1]!, file));
  expect([...new Set(storedNames)].sort()).toEqual(
    declaredNames.flatMap(({ names }): readonly string[] => names).sort(),
  );
});

test('nothing is stored in a browser in a way that hides its name from this test', () => {
  const mentions = [
    ...matchesInSources(/\b(?:local|session)Storage\b(?!\.(?:get|set|remove)Item\()/g),
    ...matchesInSources(/document\.cookie = (?!`\$\{\w+\}=)/g),
    ...matchesInSources(
      /\bindexedDB\b|\bcaches\.|\bcookieStore\b|\bserviceWorker\b|[Ss]et-[Cc]ookie|\.cookie\(/g,
    ),
  ];
  /** Sends what was made with the attributes of a cookie, which the test above reads. */
  const sendsCookie = /'set-cookie', cookie\);/;
  const unreadable = mentions.filter(({ match }) => {
    const line = match.input.slice(match.input.lastIndexOf('\n', match.index) + 1).split('\n')[0]!;
    return (
      !sendsCookie.test(line) &&
      !/^\s*(?:\*|\/\/|\/\*)|createJSONStorage\(\(\) => sessionStorage\)/.test(line)
    );
  });
  expect(unreadable.map(({ file, match }) => `${file}: ${match[0]}`)).toEqual([]);
});
