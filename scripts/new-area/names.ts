import { camel } from '../generated/words.ts';

/** The name of an area in every spelling its files need. */
export type Names = ReturnType<typeof namesOf>;

/** `loss-orders` and `loss-order`; `chinese` is what a clerk calls one of them. */
export function namesOf(name: string, thing: string, chinese: string | undefined) {
  const spaced = { many: name.replaceAll('-', ' '), one: thing.replaceAll('-', ' ') };
  return {
    name,
    thing,
    calls: camel(name),
    one: camel(thing),
    Many: capital(camel(name)),
    One: capital(camel(thing)),
    table: name.replaceAll('-', '_'),
    id: `${thing.replaceAll('-', '_')}_id`,
    detailTitle: `${thing.replaceAll('-', '_')}_detail`,
    limit: `${thing.replaceAll('-', '_').toUpperCase()}_NAME_LENGTH`,
    path: `/api/ucenter/${camel(thing)}`,
    page: `/${camel(name)}`,
    words: { ...spaced, Many: capital(spaced.many), One: capital(spaced.one) },
    chinese: chinese ?? capital(spaced.many),
  };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Paths and texts of files to write. */
export type Files = Readonly<Record<string, string>>;
