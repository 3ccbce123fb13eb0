import { kept } from '../../../mfe-public/src/pages/privacy/privacy-facts';
import { shippedSources as sources } from './shipped-sources';

const inEach = (pattern: RegExp) =>
  sources.flatMap(({ file, text }) => [...text.matchAll(pattern)].map((found) => ({ file, found })));

/** The name that a key stands for: itself, a constant of any file, or what a template of the same file begins with. */
function nameOf(key: string, file: string): string {
  if (/^'.*'$/.test(key)) return key.slice(1, -1);
  const own = sources.filter((source) => source.file === file);
  const find = (pattern: string, among = [...own, ...sources]) =>
    among.map(({ text }) => new RegExp(pattern).exec(text)?.[1]).find(Boolean);
  const template = /^(\w+)\(/.exec(key)?.[1];
  const name = template
    ? find(`const ${template} = [^\`]*\`([^$\`]+)\\$\\{`, own)
    : find(`const ${key} = '([^']+)'`);
  if (!name) throw new Error(`${file} keeps something in browsers under ${key}: name it by a constant.`);
  return template ? `${name}…` : name;
}

test('the privacy page names everything that is kept in a browser, and nothing that is not', () => {
  const written = [
    ...inEach(/(?:local|session)Storage\.setItem\(\s*([^,]+),/g),
    ...inEach(/document\.cookie = `\$\{(\w+)\}=/g),
    ...inEach(/persist\([^]*?\bname: ('[^']+')/g),
  ].map(({ file, found }) => nameOf(found[1]!, file));
  expect([...new Set(written)].sort()).toEqual(kept.flatMap(({ names }): readonly string[] => names).sort());
});

test('nothing is kept in a browser in a way that the names cannot be read from', () => {
  const mentions = [
    ...inEach(/\b(?:local|session)Storage\b(?!\.(?:get|set|remove)Item\()/g),
    ...inEach(/document\.cookie = (?!`\$\{\w+\}=)/g),
    ...inEach(/\bindexedDB\b|\bcaches\.|\bcookieStore\b|\bserviceWorker\b|[Ss]et-[Cc]ookie|\.cookie\(/g),
  ];
  const unread = mentions.filter(({ found }) => {
    const line = found.input.slice(found.input.lastIndexOf('\n', found.index) + 1).split('\n')[0]!;
    return !/^\s*(?:\*|\/\/|\/\*)|createJSONStorage\(\(\) => sessionStorage\)/.test(line);
  });
  expect(unread.map(({ file, found }) => `${file}: ${found[0]}`)).toEqual([]);
});
