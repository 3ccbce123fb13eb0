import { missionAt } from './mission';

const timeZone = 'America/Los_Angeles';

describe('The mission that is announced', () => {
  it.each([
    ['2025-02-10T12:00:00Z', false],
    ['2025-03-31T12:00:00Z', false],
    // Still March in California.
    ['2025-04-01T06:59:00Z', false],
    ['2025-04-01T07:01:00Z', true],
    ['2026-11-23T12:00:00Z', true],
  ])('of March 2025 is at %s over: %s', (moment, isOver) => {
    expect(missionAt({ nextMission: '2025-03', timeZone }, Date.parse(moment))).toEqual({
      month: '2025-03',
      isOver,
    });
  });

  it('is none where staff have set none', () => {
    expect(missionAt({ nextMission: null, timeZone }, 0)).toBeNull();
  });
});
