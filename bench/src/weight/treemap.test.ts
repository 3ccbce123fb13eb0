import { drawTreemap } from './treemap';

const parts = [
  { name: 'react-dom', raw: 200_000, br: 50_000 },
  { name: 'shell/layout', raw: 9_000, br: 3_000 },
  { name: 'a&b', raw: 30, br: 10 },
];

const areas = (svg: string): number[] =>
  [...svg.matchAll(/<g [^>]*>.*?<rect width="(\d+)" height="(\d+)"/g)].map(
    ([, width, height]) => Number(width) * Number(height),
  );

describe('The treemap', () => {
  const svg = drawTreemap('Scripts of /', parts);

  it('gives each part an area by its compressed bytes', () => {
    const [first = 0, second = 0] = areas(svg);
    expect(areas(svg)).toHaveLength(parts.length);
    expect(first / second).toBeGreaterThan(13);
    expect(first / second).toBeLessThan(20);
  });

  it('writes names and sizes, the sizes of small parts too', () => {
    expect(svg).toContain(
      '<text x="6" y="15">react-dom</text><text x="6" y="31">50.0 kB br, 200.0 kB</text>',
    );
    expect(svg).toContain('<title>a&amp;b: 0.0 kB br, 0.0 kB</title>');
  });
});
