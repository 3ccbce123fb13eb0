import { applyDecorators } from '@nestjs/common';
import { languages } from '@lens/contracts/languages';
import { documented } from '../../documentation/documented.js';

const file = { type: 'string', format: 'binary' };
const altText = { type: 'string', maxLength: 300 };
const properties = {
  file,
  ...Object.fromEntries(languages.map(({ code }) => [`alt[${code}]`, altText])),
};

/** Documents the form of an upload: the schema of its fields knows nothing of the file. */
export const DescribesUpload = (): MethodDecorator =>
  applyDecorators(
    documented(({ ApiConsumes }) => ApiConsumes('multipart/form-data')),
    documented(({ ApiBody }) =>
      ApiBody({
        required: true,
        schema: { type: 'object', properties, required: ['file'], additionalProperties: false },
      }),
    ),
  );
