import { readOutline, writeOutline, type Contour } from './outline';

const on = (x: number, y: number) => ({ x, y, on: true });
const off = (x: number, y: number) => ({ x, y, on: false });
const bar: Contour = [on(40, -20), on(40, 60), on(900, 60), on(900, -20)];
const drop: Contour = [on(0, 0), off(-300, 500), on(7, 1000), off(300, 500)];

describe('An outline', () => {
  it('is the same after writing and reading, with its bounding box', () => {
    const written = writeOutline([bar, drop]);
    expect(readOutline(written)).toEqual([bar, drop]);
    expect([2, 4, 6, 8].map((at) => written.readInt16BE(at))).toEqual([-300, -20, 900, 1000]);
    expect(written.length % 4).toBe(0);
  });

  it('can have repeated flags, steps of one byte or none, and instructions', () => {
    const box = [0, 10, 0, 0, 1, 54, 0, 20];
    const instructions = [0, 1, 0xb0];
    const flags = [0x3b, 1, 0x35, 0x22, 0x05];
    const packed = Buffer.from([0, 1, ...box, 0, 4, ...instructions, ...flags, 10, 30, 30, 1, 44, 20, 20]);
    expect(readOutline(packed)).toEqual([[on(10, 0), on(40, 0), on(40, 20), off(10, 20), on(310, 0)]]);
  });

  it('is empty without contours, and null for a composite glyph', () => {
    expect(readOutline(Buffer.alloc(0))).toEqual([]);
    expect(writeOutline([[], []])).toEqual(Buffer.alloc(0));
    const composite = Buffer.alloc(16);
    composite.writeInt16BE(-1);
    expect(readOutline(composite)).toBeNull();
  });
});
