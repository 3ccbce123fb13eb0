import { Media } from './media.entity.js';
import { MediaVariant } from './variants/media-variant.entity.js';

export const mediaEntities = [Media, MediaVariant];
