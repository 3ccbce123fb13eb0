import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '../../fixtures/free-ports.ts';
import { descendantsOf } from '../../fixtures/processes.ts';

const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));

/** A PostgreSQL that stores durably, and that can be killed with all its processes and started again. */
export class KillablePostgres {
  private server: ChildProcess | undefined;

  private constructor(
    private readonly programs: string,
    private readonly folder: string,
    private readonly port: number,
  ) {}

  static async start(programs: string): Promise<KillablePostgres> {
    const folder = mkdtempSync(path.join(tmpdir(), 'lens-killed-'));
    const [port] = await freePorts(1);
    const postgres = new KillablePostgres(programs, folder, port!);
    if (process.getuid?.() === 0) chownSync(folder, idOf('-u'), idOf('-g'));
    execFileSync(
      path.join(programs, 'initdb'),
      ['-D', postgres.data, '-U', 'lens', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
      postgres.settings,
    );
    await postgres.restart();
    return postgres;
  }

  private get data(): string {
    return path.join(this.folder, 'data');
  }

  private get settings() {
    const user = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};
    return { ...user, cwd: this.folder, stdio: 'ignore' as const };
  }

  urlOf(database: string): string {
    return `postgres://lens@127.0.0.1:${this.port}/${database}`;
  }

  create(database: string): void {
    const args = ['-h', '127.0.0.1', '-p', String(this.port), '-U', 'lens', database];
    execFileSync(path.join(this.programs, 'createdb'), args, { stdio: 'ignore' });
  }

  /** As its supervisor does: without waiting until it takes connections. */
  startAgain(): void {
    const flags = [
      '-c',
      'recovery_init_sync_method=syncfs',
      '-c',
      'max_connections=100',
      '-c',
      `unix_socket_directories=${this.folder}`,
    ];
    this.server = spawn(
      path.join(this.programs, 'postgres'),
      ['-D', this.data, '-p', String(this.port), '-h', '127.0.0.1', ...flags],
      this.settings,
    );
  }

  async restart(): Promise<void> {
    this.startAgain();
    const args = ['-h', '127.0.0.1', '-p', String(this.port)];
    while (spawnSync(path.join(this.programs, 'pg_isready'), args).status !== 0) await sleep(50);
  }

  async kill(): Promise<void> {
    const { server } = this;
    if (server?.pid === undefined) return;
    const pids = [server.pid, ...descendantsOf(server.pid).map(({ pid }) => pid)];
    const ended = once(server, 'exit');
    execFileSync('kill', ['-9', ...pids.map(String)], { stdio: 'ignore' });
    await ended;
  }

  async stop(): Promise<void> {
    const { server } = this;
    if (server && server.exitCode === null && server.signalCode === null) {
      const ended = once(server, 'exit');
      server.kill('SIGINT');
      await ended;
    }
    rmSync(this.folder, { recursive: true, force: true });
  }
}
