import fc from 'fast-check';
import { adminPassword } from '../harness/running-api.js';
import { resolveReference, type Document, type Schema } from './document.js';

/** Replaced by the id of a row when the request is sent. */
const idPlaceholder = (resource: string, pick: number): string => `{{${resource}:${pick}}}`;

const resourcesByProperty: [RegExp, string][] = [
  [/(image|cover|media|picture|photo)s?(_ids?)?$/i, 'media'],
  [/(assignee|user|staff)(_id)?$/i, 'users'],
];

const links = [
  'https://example.com/a',
  '/contact',
  'mailto:a@example.com',
  'abcd-1234',
  '+15625550142',
  '09:30',
];

/** Generates values for a schema. @param propertyName the property, or the resource in the path, to choose ids by */
export function arbitraryFor(
  document: Document,
  schemaOrReference: Schema,
  propertyName: string,
): fc.Arbitrary<unknown> {
  const schema = resolveReference(document, schemaOrReference);
  const examples = schema.examples ?? (schema.example === undefined ? [] : [schema.example]);
  if (examples.length > 0) {
    return fc.oneof(
      { weight: 16, arbitrary: fc.constantFrom(...examples) },
      { weight: 1, arbitrary: arbitraryForKind(document, schema, propertyName) },
    );
  }
  return arbitraryForKind(document, schema, propertyName);
}

function arbitraryForKind(document: Document, schema: Schema, propertyName: string): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices) {
    const weighted = choices.map((choice) => ({
      // Null is more frequent, since an id may refer to a resource without rows.
      weight: choice.type === 'null' ? 3 : 1,
      arbitrary: arbitraryFor(document, choice, propertyName),
    }));
    return fc.oneof(...weighted);
  }
  const types = [schema.type ?? 'object'].flat();
  return fc.oneof(...types.map((type) => arbitraryForType(document, schema, type, propertyName)));
}

function arbitraryForType(
  document: Document,
  schema: Schema,
  type: string,
  propertyName: string,
): fc.Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer(toRange(schema));
    case 'number':
      return fc
        .double({ ...toRange(schema), noNaN: true, noDefaultInfinity: true })
        .map((value) => value || 0);
    case 'array':
      return arbitraryArray(document, schema, propertyName);
    case 'object':
      return arbitraryObject(document, schema);
    default:
      return arbitraryString(schema, propertyName);
  }
}

const toRange = ({ minimum, exclusiveMinimum, maximum }: Schema) => ({
  min: minimum ?? (exclusiveMinimum === undefined ? -1000 : exclusiveMinimum + 1),
  max: maximum ?? 1_000_000,
});

function arbitraryArray(
  document: Document,
  { items = {}, minItems = 0, maxItems = 3 }: Schema,
  propertyName: string,
) {
  const maxLength = Math.max(minItems, Math.min(maxItems, 3));
  // Duplicates are refused in every list of enumerated values.
  return fc.uniqueArray(arbitraryFor(document, items, propertyName), {
    minLength: minItems,
    maxLength,
    selector: (item) => JSON.stringify(item),
  });
}

function arbitraryObject(document: Document, schema: Schema): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties } = schema;
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [
      name,
      arbitraryFor(document, property, name === 'id' ? `${String(properties.resource?.const)}s` : name),
    ]),
  );
  if (Object.keys(fields).length === 0 && typeof additionalProperties === 'object') {
    const names = schema.propertyNames
      ? arbitraryFor(document, schema.propertyNames, '')
      : fc.constant('key');
    return fc.dictionary(names as fc.Arbitrary<string>, arbitraryFor(document, additionalProperties, ''), {
      maxKeys: 3,
    });
  }
  const optional = Object.keys(fields).filter((name) => !required.includes(name));
  // An object with optional properties only gets at least one, since an empty object is refused everywhere.
  const alwaysPresent = optional.length === Object.keys(fields).length ? optional.slice(0, 1) : [];
  return fc.record(fields, {
    requiredKeys: [...required.filter((name) => name in fields), ...alwaysPresent],
  });
}

function arbitraryString(schema: Schema, propertyName: string): fc.Arbitrary<string> {
  switch (schema.format) {
    case 'uuid': {
      const [, resource = propertyName] =
        resourcesByProperty.find(([pattern]) => pattern.test(propertyName)) ?? [];
      return fc.nat(99).map((pick) => idPlaceholder(resource, pick));
    }
    case 'date-time':
      return fc
        .date({ min: new Date('2001-01-01'), max: new Date('2099-01-01'), noInvalidDate: true })
        .map((date) => date.toISOString());
    case 'date':
      return fc.constantFrom('2026-01-31', '2030-12-01');
    case 'email':
      return fc.nat().map((number) => `person-${number}@example.com`);
    case 'uri':
      return fc.nat().map((number) => `https://example.com/${number}`);
  }
  // Random, since common passwords are refused but the schema cannot say so.
  if ((propertyName === 'password' || propertyName === 'next') && Number(schema.minLength) > 1)
    return fc.uuid();
  // The correct password, since the account is blocked after a hundred wrong ones.
  if (propertyName === 'password') return fc.constant(adminPassword);
  return schema.pattern ? arbitraryMatching(schema.pattern, schema) : arbitraryPlainString(schema);
}

function arbitraryMatching(
  pattern: string,
  { minLength = 0, maxLength = 200 }: Schema,
): fc.Arbitrary<string> {
  const expression = new RegExp(pattern, 'u');
  const fits = (text: string) => text.length >= minLength && text.length <= maxLength;
  const examples = links.filter((text) => expression.test(text) && fits(text));
  try {
    const generated = fc.stringMatching(expression, { size: 'xsmall' }).filter(fits);
    fc.sample(generated, 3);
    return generated;
  } catch {
    // fast-check cannot generate strings for every expression.
    return fc.constantFrom(...(examples.length > 0 ? examples : ['abcd-1234']));
  }
}

const maxGeneratedLength = 1000;

/** Text that is not blank, mostly short and sometimes long: many long texts would exceed the limit of a body. */
function arbitraryPlainString({ minLength = 0, maxLength = 200 }: Schema): fc.Arbitrary<string> {
  const short = Math.max(minLength, Math.min(maxLength, 40));
  const shortTexts = fc
    .string({ unit: 'grapheme', minLength: 0, maxLength: Math.max(0, Math.floor(short / 4)) })
    // Limits count characters, so the text is cut by characters.
    .map((text) => [...`a${text}z${'x'.repeat(minLength)}`].slice(0, Math.max(minLength, short)).join(''));
  return fc.oneof(
    { weight: 8, arbitrary: shortTexts },
    { weight: 1, arbitrary: fc.constant('y'.repeat(Math.min(maxLength, maxGeneratedLength))) },
  );
}
