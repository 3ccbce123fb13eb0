import { applyDecorators } from '@nestjs/common';
import { languages } from '@lens/contracts/languages';
import { mediaMaxLengths } from '@lens/contracts/max-lengths';
import { deferSwagger } from '../../common/deferred-swagger.js';
import { Fails } from '../../common/errors/fails.js';

const file = { type: 'string', format: 'binary' };
const altText = { type: 'string', maxLength: mediaMaxLengths.altText };
const properties = {
  file,
  folder: { type: 'string', minLength: 1, maxLength: mediaMaxLengths.folder },
  ...Object.fromEntries(languages.map(({ code }) => [`alt[${code}]`, altText])),
};

/** Documents the form and the failures of an upload, since the schema of its fields does not contain the file. */
export const DocumentUpload = (): MethodDecorator =>
  applyDecorators(
    Fails('malformed_upload', 'file_missing', 'bad_file_name', 'multipart_required', 'file_too_large'),
    Fails('unsupported_image', 'image_damaged', 'image_too_large', 'image_animated', 'image_not_plain'),
    Fails('storage_unavailable'),
    deferSwagger(({ ApiConsumes }) => ApiConsumes('multipart/form-data')),
    deferSwagger(({ ApiBody }) =>
      ApiBody({
        required: true,
        schema: { type: 'object', properties, required: ['file'], additionalProperties: false },
      }),
    ),
  );
