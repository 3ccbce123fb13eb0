import { hierarchy, treemap } from 'd3-hierarchy';
import type { Part } from './weigh.ts';

const width = 1200;
const height = 720;
const titleHeight = 56;
const lineHeight = 16;

const fills: [kind: string, fill: string, isOfKind: (name: string) => boolean][] = [
  ['shell', '#0b5563', (name) => name.startsWith('shell')],
  ['remote', '#8a4b08', (name) => name.startsWith('mfe-')],
  ['our packages', '#3f5a2a', (name) => name.startsWith('packages/')],
  ['webpack and federation', '#7a2048', (name) => name === 'webpack' || name.includes('federation')],
  ['libraries', '#3a4a63', () => true],
];
const fillOf = (name: string): string => fills.find(([, , isOfKind]) => isOfKind(name))![1];

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** About how many characters of the small text fit into a width. */
const fittingCharacters = (pixels: number): number => Math.floor((pixels - 8) / 6.6);

interface Node extends Partial<Part> {
  children?: Part[];
}

/** Draws parts as rectangles whose areas are their compressed bytes. */
export function drawTreemap(title: string, parts: Part[]): string {
  const root = treemap<Node>()
    .size([width, height - titleHeight])
    .padding(2)
    .round(true)(hierarchy<Node>({ children: parts }).sum(({ br = 0 }) => Math.max(0, br)));
  const rectangles = root.leaves().map(({ x0, x1, y0, y1, data: { name = '', raw = 0, br = 0 } }) => {
    const sizes = `${kilobytes(br)} br, ${kilobytes(raw)}`;
    const fits = (text: string) => text.length <= fittingCharacters(x1 - x0);
    const names = fits(name) ? [name] : name.split('/');
    const lines = [...names, fits(sizes) ? sizes : kilobytes(br)]
      .slice(0, Math.floor((y1 - y0) / lineHeight))
      .filter(fits);
    const texts = lines.map(
      (text, index) => `<text x="6" y="${15 + index * lineHeight}">${escape(text)}</text>`,
    );
    return `<g transform="translate(${x0} ${y0 + titleHeight})"><title>${escape(name)}: ${sizes}</title><rect width="${x1 - x0}" height="${y1 - y0}" fill="${fillOf(name)}"/>${texts.join('')}</g>`;
  });
  const legend = fills.map(
    ([kind, fill], index) =>
      `<rect x="${index * 200}" y="34" width="12" height="12" fill="${fill}"/><text x="${index * 200 + 18}" y="45" fill="#222">${kind}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12" fill="#fff" role="img">
<title>${escape(title)}</title>
<rect width="${width}" height="${height}" fill="#fff"/>
<text x="0" y="20" font-size="16" fill="#222">${escape(title)}</text>
${legend.join('')}
${rectangles.join('\n')}
</svg>
`;
}
