import { Inject, Injectable } from '@nestjs/common';
import type { VersionPreviewLink } from '@lens/contracts/version-previews';
import { ApiError } from '../../common/errors/api-error.js';
import type { Environment } from '../../config/env.js';
import { ENVIRONMENT } from '../../config/environment-token.js';
import { ModuleList } from '../module-list.js';
import { VersionPreviewTokens } from './version-preview-tokens.js';

/** Links by which staff see a published version on the live site. */
@Injectable()
export class VersionPreviewLinks {
  constructor(
    private readonly modules: ModuleList,
    private readonly tokens: VersionPreviewTokens,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** @throws ApiError 404 if no such version is published */
  async create({ remote, version }: { remote: string; version: string }): Promise<VersionPreviewLink> {
    const module = (await this.modules.read()).items.find(({ name }) => name === remote);
    const published = module?.versions.find((one) => one.version === version);
    if (!published || published.problem !== null) throw new ApiError('not_found');
    const { token, expires_at } = this.tokens.issueLink({ remote, version });
    return { url: `${this.environment.publicUrl}/admin/preview?link=${token}`, expires_at };
  }
}
