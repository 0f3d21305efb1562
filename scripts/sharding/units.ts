/** The top-level functions and constants of source files, and which of them use which. Pure functions over the source text. */
import { parseSync } from 'oxc-parser';
import { posix } from 'node:path';
import type { Source } from '../area-rules.ts';

export type Unit = { readonly file: string; readonly name: string; readonly code: string; readonly uses: readonly Unit[] };
type Open = { file: string; name: string; code: string; isFunction: boolean; uses: Open[] };
type Name = { readonly file: string; readonly name: string };
/** What a file calls by which name: `name` of another file, or all of it behind a prefix. */
type Imported = { readonly names: ReadonlyMap<string, Name>; readonly spaces: ReadonlyMap<string, string> };
type Parsed = Source & { readonly program: ReturnType<typeof parseSync>['program'] };

export function unitsOf(sources: readonly Source[]): Unit[] {
  const files = sources.map((source) => ({ ...source, program: parseSync(source.path, source.text).program }));
  const units = new Map(files.map((file) => [file.path, new Map(declared(file).map((unit) => [unit.name, unit]))]));
  const passedOn = new Map(files.map((file) => [file.path, reexported(file)]));
  const find = ({ file, name }: Name): Open | undefined => {
    const further = passedOn.get(file)?.get(name);
    return units.get(file)?.get(name) ?? (further && find(further));
  };
  for (const file of files) {
    const own = [...(units.get(file.path)?.values() ?? [])];
    const { names, spaces } = imported(file);
    const known = [...own.map((unit): [string, Open] => [unit.name, unit]), ...foundIn(names, find)];
    for (const unit of own) {
      const others = known.filter(([name, one]) => one !== unit && mentions(unit.code, name, one.isFunction)).map(([, one]) => one);
      unit.uses.push(...new Set([...others, ...behindPrefix(unit.code, spaces, find)]));
    }
  }
  return [...units.values()].flatMap((ofFile) => [...ofFile.values()]);
}

const foundIn = (names: ReadonlyMap<string, Name>, find: (name: Name) => Open | undefined) =>
  [...names].flatMap(([local, name]): [string, Open][] => {
    const unit = find(name);
    return unit ? [[local, unit]] : [];
  });

function behindPrefix(code: string, spaces: ReadonlyMap<string, string>, find: (name: Name) => Open | undefined): Open[] {
  return [...spaces].flatMap(([space, file]) =>
    [...code.matchAll(new RegExp(String.raw`(?<![.\w])${space}\.(\w+)`, 'g'))].flatMap(([, name = '']) => find({ file, name }) ?? []),
  );
}

/** A function is called; a local variable of its name is not. */
const mentions = (code: string, name: string, isFunction: boolean) =>
  new RegExp(String.raw`(?<![.\w'])${name}\b${isFunction ? String.raw`(?=\(|[),])` : '(?!:)'}`).test(code);

function declared({ path: file, text, program }: Parsed): Open[] {
  return program.body.flatMap((node): Open[] => {
    const inner = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
    if (inner?.type === 'FunctionDeclaration')
      return [{ file, name: inner.id?.name ?? '', code: codeOf(text, node), isFunction: true, uses: [] }];
    if (inner?.type !== 'VariableDeclaration') return [];
    return inner.declarations.map((one) => ({
      file,
      name: one.id.type === 'Identifier' ? one.id.name : '',
      code: codeOf(text, one),
      isFunction: one.init?.type === 'ArrowFunctionExpression',
      uses: [],
    }));
  });
}

const codeOf = (text: string, { start, end }: { start: number; end: number }) =>
  text.slice(start, end).replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');

function imported({ path, program }: Parsed): Imported {
  const names = new Map<string, Name>();
  const spaces = new Map<string, string>();
  for (const node of program.body) {
    const file = node.type === 'ImportDeclaration' ? fileOf(path, node.source.value) : null;
    if (node.type !== 'ImportDeclaration' || file === null) continue;
    for (const one of node.specifiers) {
      if (one.type === 'ImportNamespaceSpecifier') spaces.set(one.local.name, file);
      if (one.type === 'ImportSpecifier' && one.imported.type === 'Identifier')
        names.set(one.local.name, { file, name: one.imported.name });
    }
  }
  return { names, spaces };
}

/** `export { a, b as c } from './x.ts'`. */
function reexported({ path, program }: Parsed): Map<string, Name> {
  return new Map(
    program.body.flatMap((node) => {
      const file = node.type === 'ExportNamedDeclaration' && node.source ? fileOf(path, node.source.value) : null;
      if (node.type !== 'ExportNamedDeclaration' || file === null) return [];
      return node.specifiers.flatMap(({ local, exported }): [string, Name][] =>
        local.type === 'Identifier' && exported.type === 'Identifier' ? [[exported.name, { file, name: local.name }]] : [],
      );
    }),
  );
}

/** The file an import of the server names; null for packages. */
function fileOf(from: string, target: string): string | null {
  if (target.startsWith('.')) return posix.join(posix.dirname(from), target);
  return target.startsWith('#server/') ? target.replace('#server/', 'apps/server/src/') : null;
}
