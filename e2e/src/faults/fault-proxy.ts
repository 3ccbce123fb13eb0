import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** What a part does to whoever speaks to it. */
export type Trouble = 'none' | 'dead' | 'slow' | 'wrong' | 'flapping' | 'silent';

const slowMs = 700;
const flapMs = 250;

/** A proxy in front of one part, which can be as the part would be in trouble. */
export class FaultProxy {
  private trouble: Trouble = 'none';
  private isAway = false;
  private flapTimer: NodeJS.Timeout | undefined;
  private readonly open = new Set<Socket>();
  private readonly server: Server;

  private constructor(private readonly target: { host: string; port: number }) {
    this.server = createServer({ pauseOnConnect: true }, (client) => this.accept(client));
  }

  static async start(target: { host: string; port: number }): Promise<FaultProxy> {
    const proxy = new FaultProxy(target);
    await new Promise<void>((resolve) => void proxy.server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** Connections that are open fail too, as they would with the part. */
  set(trouble: Trouble): void {
    clearInterval(this.flapTimer);
    this.trouble = trouble;
    this.isAway = trouble === 'dead';
    if (trouble === 'flapping')
      this.flapTimer = setInterval(() => {
        this.isAway = !this.isAway;
        if (this.isAway) this.breakAll();
      }, flapMs);
    // A silent host says nothing of its end either: its connections stay as they are, and nothing goes through.
    if (trouble === 'silent') for (const socket of this.open) socket.unpipe().pause();
    else this.breakAll();
  }

  async stop(): Promise<void> {
    this.set('none');
    await new Promise<void>((resolve) => void this.server.close(() => resolve()));
  }

  private breakAll(): void {
    for (const socket of this.open) socket.destroy();
  }

  private accept(client: Socket): void {
    this.track(client);
    if (this.isAway) return void client.destroy();
    if (this.trouble === 'silent') return;
    if (this.trouble === 'wrong') {
      client.once('data', () => client.end('\u0000what an answer of nobody looks like\r\n\r\n')).resume();
      return;
    }
    const join = () => this.join(client);
    if (this.trouble === 'slow') setTimeout(join, slowMs);
    else join();
  }

  private join(client: Socket): void {
    if (client.destroyed) return;
    const upstream = connect(this.target.port, this.target.host);
    this.track(upstream);
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
    client.pipe(upstream).pipe(client);
  }

  private track(socket: Socket): void {
    this.open.add(socket);
    socket.on('close', () => this.open.delete(socket)).on('error', () => undefined);
  }
}
