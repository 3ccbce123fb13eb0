import type { Logger } from 'pino';
import type { Locales } from '../locales';
import type { CurrentRegistry } from '../registry/current-registry';
import type { RenderPool } from '../render/pool/render-pool';
import type { ShellBuild } from '../render/shell-build';
import type { SettingsSource } from '../settings';
import type { SignOffs } from '../sign-offs/sign-offs';

/** Everything that is needed to answer a request for a page. */
export interface PageServices {
  registry: CurrentRegistry;
  locales: Locales;
  signOffs: SignOffs;
  settings: SettingsSource;
  renderer: Pick<RenderPool, 'render'>;
  shell: ShellBuild;
  apiUrl: string;
  /** How long a page waits for its data. */
  pageDataLimitMs: number;
  publicUrl: URL;
  log: Logger;
}
