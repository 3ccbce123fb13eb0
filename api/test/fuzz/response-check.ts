import ajv2020 from '@redocly/ajv/dist/2020.js';
import type { Document, Operation } from './document.js';

/** Returns the problem of a response, if there is one. */
export type ResponseCheck = (
  operation: Operation,
  status: number,
  type: string,
  body: string,
) => string | undefined;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Creates a check of responses against the document's schema for their status. */
export function createResponseCheck(document: Document): ResponseCheck {
  const ajv = new ajv2020.default({ strict: false, allErrors: false, code: { optimize: false } });
  ajv.addFormat('uuid', (text: string) => uuid.test(text));
  ajv.addFormat('date-time', (text: string) => !Number.isNaN(Date.parse(text)));
  for (const format of ['email', 'uri', 'date', 'time', 'binary']) ajv.addFormat(format, true);
  ajv.addSchema({ ...document, $id: 'document' });
  const pointer = (text: string) => encodeURIComponent(text.replaceAll('~', '~0').replaceAll('/', '~1'));

  return ({ path, method, responses }, status, type, body) => {
    const response = responses[status];
    if (!response) return `the status ${status} is not documented`;
    const [media] = type.split(';');
    const content = response.content?.[media ?? ''];
    if (!response.content) return body === '' ? undefined : `${status} has a body that is not documented`;
    if (!content) return `${status} as ${type} is not documented`;
    if (media !== 'application/json' || content.schema?.format === 'binary') return undefined;
    const steps = [
      'paths',
      path,
      method.toLowerCase(),
      'responses',
      String(status),
      'content',
      media,
      'schema',
    ];
    const validate = ajv.getSchema(`document#/${steps.map(pointer).join('/')}`);
    if (!validate) return `${status} has no schema`;
    return validate(JSON.parse(body))
      ? undefined
      : `${status} does not fit its schema: ${ajv.errorsText(validate.errors)}`;
  };
}
