import { median, rankTest } from './rank-test';

const count = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

describe('The rank test', () => {
  it('finds samples alike that are the same', () => {
    expect(rankTest(count(1, 30), count(1, 30))).toEqual({ share: 0.5, probability: expect.closeTo(1, 3) });
    expect(rankTest(Array(20).fill(7), Array(20).fill(7)).probability).toBeCloseTo(1, 6);
  });

  it('tells samples apart by their order, whatever their size', () => {
    const { share, probability } = rankTest(count(31, 60), count(1, 30));
    expect(share).toBe(1);
    expect(probability).toBeLessThan(1e-6);
    expect(rankTest([...count(31, 59), 1e9], count(1, 30)).probability).toBeCloseTo(probability, 9);
  });

  it('gives what tables give: U = 27 of 10 and 10 is 0.082', () => {
    const first = [1, 2, 3, 4, 5, 9, 10, 11, 15, 16];
    const second = [6, 7, 8, 12, 13, 14, 17, 18, 19, 20];
    const { share, probability } = rankTest(first, second);
    expect(share * 100).toBe(21);
    expect(probability).toBeCloseTo(0.0284, 3);
  });

  it('takes ties by their mean rank', () => {
    expect(rankTest([1, 2, 2], [2, 2, 3]).share).toBeCloseTo((0.5 * 4) / 9, 9);
  });
});

test('the median is the value in the middle', () => {
  expect([median([3, 1, 2]), median([4, 1, 2, 3])]).toEqual([2, 2.5]);
});
