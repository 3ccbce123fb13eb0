import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { applyWithdrawals, withdrawnFile } from '@lens/contracts/signing';
import { readRegistry, registryPath } from '@lens/registry/registry-file';
import type { StoredRegistry } from '@lens/registry/stored-registry';
import { readWithdrawn } from '@lens/registry/withdrawn';
import type { Logger } from 'pino';
import { LOGGER } from '../common/logging/logger.js';
import type { Environment } from '../config/env.js';
import { ENVIRONMENT } from '../config/environment-token.js';

/** The registry as its file has it, and as shells serve it: without what was withdrawn without a key. */
export interface RegistryState {
  signed: StoredRegistry;
  served: StoredRegistry;
}

const stampOf = (file: string): Promise<string> =>
  stat(file).then(
    ({ ino, size, mtimeMs }) => `${ino} ${size} ${mtimeMs}`,
    () => '',
  );

/** A first start publishes the remotes while the API starts. */
const graceMs = 3000;

/**
 * The registry of the site. It is read again only when one of its files has changed. What it says is not verified: it
 * decides no more than which outcomes are counted, and what staff are shown.
 */
@Injectable()
export class LiveRegistry implements OnApplicationBootstrap {
  private known: { stamp: string; state: RegistryState } | undefined;

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    setTimeout(() => void this.warnWithoutRegistry(), graceMs).unref();
  }

  private async warnWithoutRegistry(): Promise<void> {
    const { remotesDir } = this.environment;
    if (await stampOf(registryPath(remotesDir))) return;
    this.log.warn({ folder: remotesDir }, 'no registry.json: no roll-out is judged until there is one');
  }

  /** Changes whenever the registry does. */
  async stamp(): Promise<string> {
    const { remotesDir } = this.environment;
    const files = [registryPath(remotesDir), path.join(remotesDir, withdrawnFile)];
    return (await Promise.all(files.map(stampOf))).join(' | ');
  }

  /** @throws Error if a file cannot be read, or says something else */
  async read(): Promise<RegistryState> {
    const { remotesDir } = this.environment;
    const stamp = await this.stamp();
    if (this.known?.stamp === stamp) return this.known.state;
    const signed = await readRegistry(remotesDir);
    const state = { signed, served: applyWithdrawals(signed, await readWithdrawn(remotesDir)) };
    this.known = { stamp, state };
    return state;
  }
}
