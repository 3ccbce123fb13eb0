import { RestartPause } from './restart-pause';

describe('The pause before a dead service starts again', () => {
  it('is short each time a service died that ran well, however often it did [FAULT-12]', () => {
    const pause = new RestartPause();
    expect(Array.from({ length: 50 }, () => pause.after(60_000))).toEqual(
      Array.from({ length: 50 }, () => 100),
    );
  });

  it('doubles up to half a minute while a service dies at its start, and is short again once one ran well', () => {
    const pause = new RestartPause();
    const pauses = Array.from({ length: 11 }, () => pause.after(500));
    expect(pauses).toEqual([100, 200, 400, 800, 1600, 3200, 6400, 12_800, 25_600, 30_000, 30_000]);
    expect(pause.after(5000)).toBe(100);
  });
});
