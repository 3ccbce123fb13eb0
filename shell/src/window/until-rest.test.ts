import { untilRest } from './until-rest';

const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
};

describe('What is kept in its place', () => {
  it('is looked after for eight frames', async () => {
    const keep = jest.fn(() => true);
    untilRest(keep);
    await frames(20);
    expect(keep).toHaveBeenCalledTimes(8);
  });

  it('is let go where there is nothing to keep any more', async () => {
    const keep = jest.fn(() => true);
    keep.mockReturnValueOnce(true).mockReturnValueOnce(true).mockReturnValueOnce(false);
    untilRest(keep);
    await frames(20);
    expect(keep).toHaveBeenCalledTimes(3);
  });

  it.each(['wheel', 'touchmove', 'keydown'])('is let go at once by a %s', async (kind) => {
    const keep = jest.fn(() => true);
    untilRest(keep);
    await frames(2);
    const before = keep.mock.calls.length;
    dispatchEvent(new Event(kind));
    await frames(20);
    expect(keep).toHaveBeenCalledTimes(before);
  });
});
