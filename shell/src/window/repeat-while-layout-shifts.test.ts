import { repeatWhileLayoutShifts } from './repeat-while-layout-shifts';

const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
};

describe('A position that is kept while the layout shifts', () => {
  it('is corrected for eight frames', async () => {
    const keep = jest.fn(() => true);
    repeatWhileLayoutShifts(keep);
    await frames(20);
    expect(keep).toHaveBeenCalledTimes(8);
  });

  it('is no longer corrected once there is nothing to keep', async () => {
    const keep = jest.fn(() => true);
    keep.mockReturnValueOnce(true).mockReturnValueOnce(true).mockReturnValueOnce(false);
    repeatWhileLayoutShifts(keep);
    await frames(20);
    expect(keep).toHaveBeenCalledTimes(3);
  });

  it.each(['wheel', 'touchmove', 'keydown'])('is no longer corrected after a %s', async (kind) => {
    const keep = jest.fn(() => true);
    repeatWhileLayoutShifts(keep);
    await frames(2);
    const before = keep.mock.calls.length;
    dispatchEvent(new Event(kind));
    await frames(20);
    expect(keep).toHaveBeenCalledTimes(before);
  });
});
