import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { previewCookie } from '@lens/contracts/version-cookie';
import { versionPreview, type VersionPreview } from '@lens/contracts/version-previews';
import { readCookie } from '../../i18n/storage';
import { errorMessage } from '../error-message';
import type { CurrentRegistry } from '../registry/current-registry';
import { takeCandidates, type Snapshot } from '../registry/snapshot';

const limitMs = 2000;
const maxPreviews = 100;
/** So long a token that the API does not know is not asked for again. */
const refusedMs = 10_000;

/** A token as the API makes them, so that nothing else is sent to it. */
const tokenForm = /^[\w-]{1,400}\.[\w-]{1,600}\.[\w-]{1,100}$/;

export const hasPreview = (cookies: string | undefined): boolean =>
  cookies !== undefined && cookies.includes(`${previewCookie}=`);

interface Previewed {
  snapshot: Snapshot;
  preview: VersionPreview;
}

/** Versions that members of staff look at. The API says which token stands for which version, and until when. */
export class Previews {
  private readonly known = new LRUCache<string, { preview: VersionPreview | null }>({ max: maxPreviews });

  constructor(
    private readonly apiUrl: string,
    private readonly registry: Pick<CurrentRegistry, 'readVersion'>,
    private readonly log: Logger,
  ) {}

  /** The composition with the version that this person looks at; null if they look at none, or not any more. */
  async of(cookies: string | undefined, snapshot: Snapshot): Promise<Previewed | null> {
    const token = hasPreview(cookies) ? readCookie(cookies ?? '', previewCookie) : null;
    if (token === null || !tokenForm.test(token)) return null;
    const preview = await this.read(token);
    if (!preview || Date.parse(preview.expires_at) <= Date.now()) return null;
    try {
      const candidate = await this.registry.readVersion(preview.remote, preview.version);
      return { preview, snapshot: takeCandidates(snapshot, [{ name: 'preview', percent: 0, candidate }]) };
    } catch (failure) {
      this.log.warn({ ...preview, reason: errorMessage(failure) }, 'version not previewed');
      return null;
    }
  }

  private async read(token: string): Promise<VersionPreview | null> {
    const known = this.known.get(token);
    if (known) return known.preview;
    const preview = await this.ask(token).catch((failure: unknown) => {
      this.log.warn({ failure: errorMessage(failure) }, 'preview not available');
      return undefined;
    });
    if (preview === undefined) return null;
    const ttl = preview ? Math.max(1, Date.parse(preview.expires_at) - Date.now()) : refusedMs;
    this.known.set(token, { preview }, { ttl });
    return preview;
  }

  /** @returns null if the API refuses the token @throws Error if it cannot be asked */
  private async ask(token: string): Promise<VersionPreview | null> {
    const answer = await fetch(`${this.apiUrl}/api/version-previews/${token}`, {
      signal: AbortSignal.timeout(limitMs),
    });
    if (answer.status >= 500 || answer.status === 429) throw new Error(`the API answered ${answer.status}`);
    return answer.ok ? versionPreview.parse(await answer.json()) : null;
  }
}
