import { z } from 'zod';
import { realmOf, type Call, type CallShape } from './call.ts';
import { Day, Flag, Timestamp } from './shapes.ts';

type Fields = Readonly<Record<string, z.ZodType>>;

/** The fields of a list's rows; null when the call does not answer with a list of records. */
export function rowFieldsOf(call: Pick<CallShape, 'output'>): Fields | null {
  if (!(call.output instanceof z.ZodObject)) return null;
  const list: unknown = call.output.shape['list'];
  if (!(list instanceof z.ZodArray) || !(list.element instanceof z.ZodObject)) return null;
  return list.element.shape;
}

/** A list of the desk, which can be exported: every one except the counts of its tabs, "My work" and the settings of lists. */
export function isDeskList(call: Call): boolean {
  const fields = call.method === 'GET' && realmOf(call) === 'desk' ? rowFieldsOf(call) : null;
  if (fields === null || call.area === 'my-work' || call.area === 'list-settings') return false;
  return Object.keys(fields).toSorted().join() !== 'count,key';
}

export type FieldKind = 'moment' | 'day' | 'flag' | 'number' | 'text';

/** What a field holds, without optional and nullable around it. */
export function fieldKindOf(field: z.ZodType): FieldKind {
  const inner = innerOf(field);
  if (inner === Timestamp) return 'moment';
  if (inner === Day) return 'day';
  if (inner === Flag || inner instanceof z.ZodBoolean) return 'flag';
  return inner instanceof z.ZodNumber ? 'number' : 'text';
}

/** The values a field can have, for those with few; empty for all others. */
export function optionsOf(field: z.ZodType): readonly (string | number)[] {
  const inner = innerOf(field);
  if (inner instanceof z.ZodEnum) return inner.options;
  if (!(inner instanceof z.ZodLiteral)) return [];
  return [...inner.values].filter((value) => typeof value === 'string' || typeof value === 'number');
}

function innerOf(field: z.ZodType): z.ZodType {
  if (field instanceof z.ZodOptional || field instanceof z.ZodNullable) {
    const inner: unknown = field.unwrap();
    return inner instanceof z.ZodType ? innerOf(inner) : field;
  }
  return field;
}
