import { cellsOf, countEye, linesBetween, noEyes, type OutcomeEye } from './outcome-counts.js';

/** Five eyes whose graphs were worked out by hand. */
const eyes: OutcomeEye[] = [
  // -3.00 to plano; 20/16 with glasses before, 20/16 without after: the same.
  {
    cdva_before: 16,
    udva_after: 16,
    cdva_after: 16,
    se_before: -3,
    se_target: 0,
    se_after: 0,
    cyl_before: 0.5,
    cyl_after: 0.25,
  },
  // -6.50 to -0.25: error -0.25; 20/20 before, 20/25 without: one line worse; 20/20 with: none lost.
  {
    cdva_before: 20,
    udva_after: 25,
    cdva_after: 20,
    se_before: -6.5,
    se_target: 0,
    se_after: -0.25,
    cyl_before: 1.25,
    cyl_after: 0.5,
  },
  // +2.00 to +0.625: undercorrected by 0.625; 20/20 before, 20/40 without: three lines worse; 20/25 with: one lost.
  {
    cdva_before: 20,
    udva_after: 40,
    cdva_after: 25,
    se_before: 2,
    se_target: 0,
    se_after: 0.625,
    cyl_before: 2,
    cyl_after: 1,
  },
  // Monovision: aimed at -1.50, reached -1.50; 20/20 before, 20/63 without: five lines worse, the last class.
  {
    cdva_before: 20,
    udva_after: 63,
    cdva_after: 16,
    se_before: -4.25,
    se_target: -1.5,
    se_after: -1.5,
    cyl_before: 0,
    cyl_after: 0,
  },
  // -9.00 to -1.75: error -1.75; astigmatism beyond the last class before.
  {
    cdva_before: 25,
    udva_after: 80,
    cdva_after: 25,
    se_before: -9,
    se_target: 0,
    se_after: -1.75,
    cyl_before: 3.5,
    cyl_after: 1.5,
  },
];

describe('The standard graphs of five eyes, worked out by hand', () => {
  const counts = noEyes();
  const cells = new Map<string, number>();
  for (const eye of eyes) countEye(counts, cells, eye);

  it('count acuities cumulatively, "this or better" [CLAIM-4]', () => {
    //                           12.5 16 20 25 32 40 63 80
    expect(counts.udva).toEqual([0, 1, 1, 2, 2, 3, 4, 5]);
    expect(counts.cdva).toEqual([0, 1, 4, 5, 5, 5, 5, 5]);
  });

  it('count lines of a logMAR chart, the ends standing for more [CLAIM-4]', () => {
    expect([linesBetween(20, 40), linesBetween(25, 20), linesBetween(20, 20)]).toEqual([-3, 1, 0]);
    //                                      -3 -2 -1  0 +1 +2 +3
    expect(counts.udvaAgainstCdva).toEqual([3, 0, 1, 1, 0, 0, 0]);
    expect(counts.cdvaChange).toEqual([0, 0, 1, 3, 1, 0, 0]);
  });

  it('count attempted and achieved correction in cells of half a diopter [CLAIM-4]', () => {
    expect(cellsOf(cells)).toEqual([
      [-4, -3, 1],
      [6, 6, 2],
      [13, 13, 1],
      [18, 15, 1],
    ]);
  });

  it('count errors and astigmatism by class, and who is within half and one diopter [CLAIM-4]', () => {
    //                            <=-1.51 -1.01 -0.51 -0.14 0.13 0.5 1 1.5 more
    expect(counts.error).toEqual([1, 0, 0, 1, 2, 0, 1, 0, 0]);
    expect([counts.withinHalf, counts.withinOne, counts.eyes]).toEqual([3, 4, 5]);
    //                                     0.25 0.5 0.75 1 1.25 1.5 2 3 more
    expect(counts.cylinderBefore).toEqual([1, 1, 0, 0, 1, 0, 1, 0, 1]);
    expect(counts.cylinderAfter).toEqual([2, 1, 0, 1, 0, 1, 0, 0, 0]);
  });
});
