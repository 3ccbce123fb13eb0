const keptMs = 30 * 24 * 3_600_000;
const most = 10_000;

/** From where accounts were signed in to lately. In this process only: no table tells where somebody was. */
export class KnownPlaces {
  /** Until when each is known; the one that was added longest ago is the first. */
  private readonly until = new Map<string, number>();

  constructor(private readonly now: () => number = Date.now) {}

  add(account: string, place: string): void {
    const key = `${account} ${place}`;
    this.until.delete(key);
    this.until.set(key, this.now() + keptMs);
    const [oldest] = this.until.keys();
    if (this.until.size > most && oldest !== undefined) this.until.delete(oldest);
  }

  knows(account: string, place: string): boolean {
    return (this.until.get(`${account} ${place}`) ?? 0) > this.now();
  }
}
