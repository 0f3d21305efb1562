import type { Area } from '@quayside/contract/kernel/area';
import type { kernelFieldCodes } from '@quayside/contract/kernel/fields';
import type { deskGroups, portalGroups } from '@quayside/contract/kernel/menu-groups';
import type { KernelRefusal } from '@quayside/domain/kernel/refusals';

type Texts<Key extends string> = Readonly<Record<Key, string>>;
/** A section is wanted where the area states something for it, and does not compile where it states nothing. */
type Wanted<Section extends string, Key extends string> = [Key] extends [never] ? unknown : { readonly [S in Section]: Texts<Key> };
type TitleOf<Page> = Page extends { title: infer Title extends string } ? Title : never;
type PermissionsOf<A extends Area> = [keyof A['permissions']] extends [never] ? never : A['name'] | (keyof A['permissions'] & string);

/**
 * The texts of an area that are read outside its own pages: names of its permissions and of the area in their list, titles in the menus,
 * refusals, field errors, names in the operation log and names of its jobs. A missing one does not compile.
 */
export type SharedTexts<A extends Area> = Wanted<'permissions', PermissionsOf<A>> &
  Wanted<'menu', TitleOf<A['portalPages'][number] | A['deskPages'][number]>> &
  Wanted<'queues', keyof A['queues'] & string> &
  Wanted<'refusals', keyof A['refusals'] & string> &
  Wanted<'fields', A['fields'][number]> & {
    readonly operations?: Readonly<Record<`${A['name']}.${string}`, string>>;
    readonly jobs?: Readonly<Record<`${A['name']}.${string}`, string>>;
  };

type GroupTitle = TitleOf<(typeof portalGroups)[keyof typeof portalGroups] | (typeof deskGroups)[keyof typeof deskGroups]>;
export type KernelSharedTexts = {
  readonly menu: Texts<GroupTitle>;
  readonly refusals: Texts<KernelRefusal>;
  readonly fields: Texts<(typeof kernelFieldCodes)[number]>;
  readonly jobs: Texts<`kernel.${string}`>;
};

/**
 * What only the server writes. `mails`: a mail exists when it has a `.subject` and a `.lead`; `.note` and `.button` are optional. The
 * {{names}} in the English texts are what the mail must be given; {{site}} is the brand and always there. A blank line starts a new
 * paragraph. `success`: the `msg` of a successful answer, by the call's name; calls that are not listed answer with an empty one.
 */
export type ServerTexts<Name extends string> = {
  readonly mails?: Texts<`${Name}.${string}`>;
  readonly success?: Texts<`${Name}.${string}`>;
};

type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void ? All : never;
type Flat<Type> = { readonly [Key in keyof Type]: Type[Key] };
/** One section of many areas as one object. */
export type Merged<Part, Section extends string> = Flat<Intersection<Part extends Readonly<Record<Section, infer Own>> ? Own : never>>;

/** Composes a namespace from the sections of all areas. */
export function merged<Part extends object, Section extends string>(
  parts: Readonly<Record<string, Part>>,
  section: Section,
): Merged<Part, Section> {
  const sections: unknown[] = Object.values(parts).map((part) => Reflect.get(part, section));
  return Object.assign({}, ...sections) as Merged<Part, Section>; // Object.assign forgets the keys; Merged has them
}
