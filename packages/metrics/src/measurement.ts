import { channel } from 'node:diagnostics_channel';

/** What one part of a process measures, for whoever reads it. Without a reader it costs one question. */
export class Measurement<Measured extends object> {
  private readonly channel;

  /** @param name unique in the process */
  constructor(name: string) {
    this.channel = channel(`lens.${name}`);
  }

  get hasReaders(): boolean {
    return this.channel.hasSubscribers;
  }

  publish(measured: Measured): void {
    this.channel.publish(measured);
  }

  /**
   * A reader must not throw: Node would report that as an uncaught exception, which ends the process.
   * @returns what ends the reading
   */
  read(reader: (measured: Measured) => void): () => void {
    const listener = (measured: unknown) => reader(measured as Measured);
    this.channel.subscribe(listener);
    return () => void this.channel.unsubscribe(listener);
  }
}
