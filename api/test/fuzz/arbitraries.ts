import fc from 'fast-check';
import { adminPassword } from '../harness/running-api.js';
import { resolved, type Document, type Schema } from './document.js';

/** Stands in a request until it is sent, when some row's id takes its place. */
const idOf = (resource: string, pick: number): string => `{{${resource}:${pick}}}`;

const resources: [RegExp, string][] = [
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

/** Whatever fits a schema. @param place the property, or the path's resource, which says whose ids are meant */
export function fitting(document: Document, given: Schema, place: string): fc.Arbitrary<unknown> {
  const schema = resolved(document, given);
  const examples = schema.examples ?? (schema.example === undefined ? [] : [schema.example]);
  if (examples.length > 0) {
    return fc.oneof(
      { weight: 16, arbitrary: fc.constantFrom(...examples) },
      { weight: 1, arbitrary: ofKind(document, schema, place) },
    );
  }
  return ofKind(document, schema, place);
}

function ofKind(document: Document, schema: Schema, place: string): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices) {
    const weighted = choices.map((choice) => ({
      // What may be missing mostly is: a row that it would have to name may not be there.
      weight: choice.type === 'null' ? 3 : 1,
      arbitrary: fitting(document, choice, place),
    }));
    return fc.oneof(...weighted);
  }
  const types = [schema.type ?? 'object'].flat();
  return fc.oneof(...types.map((type) => ofType(document, schema, type, place)));
}

function ofType(document: Document, schema: Schema, type: string, place: string): fc.Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer(rangeOf(schema));
    case 'number':
      return fc
        .double({ ...rangeOf(schema), noNaN: true, noDefaultInfinity: true })
        .map((value) => value || 0);
    case 'array':
      return listOf(document, schema, place);
    case 'object':
      return recordOf(document, schema);
    default:
      return textOf(schema, place);
  }
}

const rangeOf = ({ minimum, exclusiveMinimum, maximum }: Schema) => ({
  min: minimum ?? (exclusiveMinimum === undefined ? -1000 : exclusiveMinimum + 1),
  max: maximum ?? 1_000_000,
});

function listOf(document: Document, { items = {}, minItems = 0, maxItems = 3 }: Schema, place: string) {
  const maxLength = Math.max(minItems, Math.min(maxItems, 3));
  // Lists of choices are sets everywhere here.
  return fc.uniqueArray(fitting(document, items, place), {
    minLength: minItems,
    maxLength,
    selector: (item) => JSON.stringify(item),
  });
}

function recordOf(document: Document, schema: Schema): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties: more } = schema;
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [
      name,
      fitting(document, property, name === 'id' ? `${String(properties.resource?.const)}s` : name),
    ]),
  );
  if (Object.keys(fields).length === 0 && typeof more === 'object') {
    const names = schema.propertyNames ? fitting(document, schema.propertyNames, '') : fc.constant('key');
    return fc.dictionary(names as fc.Arbitrary<string>, fitting(document, more, ''), { maxKeys: 3 });
  }
  const given = (name: string) => required.includes(name);
  const optional = Object.keys(fields).filter((name) => !given(name));
  // An object of options only says something at least: one that says nothing is refused everywhere.
  const kept = optional.length === Object.keys(fields).length ? optional.slice(0, 1) : [];
  return fc.record(fields, { requiredKeys: [...required.filter((name) => name in fields), ...kept] });
}

function textOf(schema: Schema, place: string): fc.Arbitrary<string> {
  switch (schema.format) {
    case 'uuid': {
      const [, resource = place] = resources.find(([pattern]) => pattern.test(place)) ?? [];
      return fc.nat(99).map((pick) => idOf(resource, pick));
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
  // No schema says which passwords are among the first that anybody would try.
  if ((place === 'password' || place === 'next') && Number(schema.minLength) > 1) return fc.uuid();
  // Wrong ones are counted, and after a hundred nobody is asked for the right one.
  if (place === 'password') return fc.constant(adminPassword);
  return schema.pattern ? matching(schema.pattern, schema) : plainText(schema);
}

function matching(pattern: string, { minLength = 0, maxLength = 200 }: Schema): fc.Arbitrary<string> {
  const expression = new RegExp(pattern, 'u');
  const fits = (text: string) => text.length >= minLength && text.length <= maxLength;
  const usual = links.filter((text) => expression.test(text) && fits(text));
  try {
    const made = fc.stringMatching(expression, { size: 'xsmall' }).filter(fits);
    fc.sample(made, 3);
    return made;
  } catch {
    // Not every expression can be turned round.
    return fc.constantFrom(...(usual.length > 0 ? usual : ['abcd-1234']));
  }
}

const longest = 1000;

/** A text that is not blank, mostly short, at times as long as it may be: many of the longest would be too much for a body. */
function plainText({ minLength = 0, maxLength = 200 }: Schema): fc.Arbitrary<string> {
  const short = Math.max(minLength, Math.min(maxLength, 40));
  const some = fc
    .string({ unit: 'grapheme', minLength: 0, maxLength: Math.max(0, Math.floor(short / 4)) })
    // Lengths count characters, whatever each of them takes.
    .map((text) => [...`a${text}z${'x'.repeat(minLength)}`].slice(0, Math.max(minLength, short)).join(''));
  return fc.oneof(
    { weight: 8, arbitrary: some },
    { weight: 1, arbitrary: fc.constant('y'.repeat(Math.min(maxLength, longest))) },
  );
}
