import type { Schema } from '../../apps/server/src/kernel/open-docs/schema.ts';
import type { Document, Operation } from './breaking.ts';

/** The types of every call, from the document: what a path and a method take and answer. */
export function clientTypes(document: Document): string {
  const lines = Object.entries(document.paths ?? {}).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, one]) => entry(`${method.toUpperCase()} ${path}`, one)),
  );
  return `// Written by \`npm run open-api\` from the calls of the open API. Do not edit.

/** Every call: what its path, query and body take together, and what it answers. */
export type Calls = {
${lines.join('\n')}
};
`;
}

function entry(name: string, { parameters = [], requestBody, responses }: Operation): string {
  const named = parameters.flatMap(({ name: field, required, schema }) =>
    field === undefined || schema === undefined || field.includes('-') || field === 'lang'
      ? []
      : [`${key(field)}${required ? '' : '?'}: ${typeOf(schema)};`],
  );
  const body = requestBody?.content?.['application/json']?.schema;
  const input = [
    named.length > 0 ? `{ ${named.join(' ')} }` : '',
    body && Object.keys(body.properties ?? {}).length > 0 ? typeOf(body) : '',
  ]
    .filter(Boolean)
    .join(' & ');
  const content = responses?.['200']?.content ?? {};
  const answer = 'image/*' in content ? 'Blob' : typeOf(content['application/json']?.schema ?? {});
  return `  '${name}': { input: ${input || 'Record<string, never>'}; output: ${answer} };`;
}

const key = (name: string) => (/^\w+$/.test(name) ? name : `'${name}'`);

/** A JSON Schema as a TypeScript type. */
export function typeOf(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(' | ');
  if (schema.anyOf) return union(schema.anyOf.map(typeOf));
  return [schema.type ?? 'unknown']
    .flat()
    .map((type) => ofType(type, schema))
    .join(' | ');
}

/** `'' | string` is a string. */
function union(types: string[]): string {
  const kept = types.includes('string') ? types.filter((type) => !type.startsWith('"')) : types;
  return [...new Set(kept)].join(' | ');
}

function ofType(type: string, { properties, required = [], items, additionalProperties }: Schema): string {
  if (type === 'integer' || type === 'number') return 'number';
  if (type === 'array') return `(${typeOf(items ?? {})})[]`;
  if (type !== 'object') return type;
  if (!properties) return `Record<string, ${typeof additionalProperties === 'object' ? typeOf(additionalProperties) : 'unknown'}>`;
  const fields = Object.entries(properties).map(
    ([name, one]) => `${doc(one)}${key(name)}${required.includes(name) ? '' : '?'}: ${typeOf(one)};`,
  );
  return `{ ${fields.join(' ')} }`;
}

const doc = ({ description }: Schema) => (description === undefined ? '' : `\n/** ${description.replaceAll('*/', '')} */\n`);
