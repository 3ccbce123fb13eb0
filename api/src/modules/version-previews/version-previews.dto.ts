import { remoteName, versionName } from '@lens/contracts/registry';
import { openedVersionPreview, versionPreview, versionPreviewLink } from '@lens/contracts/version-previews';
import { createZodDto } from 'nestjs-zod/dto';
import { z } from 'zod';

const token = z.string().max(2000);

export class VersionPreviewDto extends createZodDto(
  z.strictObject({ remote: remoteName, version: versionName }),
) {}
export class OpenVersionPreviewDto extends createZodDto(z.strictObject({ link: token })) {}
export class VersionPreviewAddress extends createZodDto(z.strictObject({ token })) {}
export class VersionPreviewLinkAnswer extends createZodDto(versionPreviewLink) {}
export class OpenedVersionPreviewAnswer extends createZodDto(openedVersionPreview) {}
export class VersionPreviewAnswer extends createZodDto(versionPreview) {}
