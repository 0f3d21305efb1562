import { join } from 'node:path';
import type { Plugin } from 'vite';
import { sheetNames, type SheetName } from './antd-parts.ts';
import { antdSheets, cssOf } from './antd-sheets.ts';

const STYLE = /[\\/]antd[\\/]es[\\/].*[\\/]style[\\/][\w-]+\.js$/;
const MAKERS = new Set(['genStyleHooks', 'genSubStyleComponent', 'genComponentStyleHook']);
/** For a setting of the theme that is off. */
const NEVER_DRAWN = new Set(['Pagination-bordered']);

const fileOf = (sheet: SheetName) => join(import.meta.dirname, `antd-${sheet}.css`);

/**
 * Ant Design makes its styles in the browser, while a page is drawn. Here the build makes them: style sheets that come with the components
 * they are for, and the code that would make them is left out. The theme still sets their variables (`zeroRuntime` in theme-provider.tsx).
 */
export function antdStyles(): Plugin {
  const sheets = antdSheets();
  const css = new Map([...sheets].map(([sheet, styles]) => [fileOf(sheet), cssOf(styles)]));
  const sheetOf = new Map(sheetNames.toReversed().flatMap((sheet) => sheets.get(sheet)?.map(({ name }) => [name, sheet] as const) ?? []));
  const unstyled = new Map<string, string>();
  return {
    name: 'quayside-antd-styles',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (css.has(source) ? source : null),
    load: (id) => css.get(id) ?? null,
    transform(code, id) {
      if (!STYLE.test(id)) return null;
      const wanted = new Set<SheetName>();
      let bare = code;
      for (const { name, start, end } of madeIn(this.parse(code)).toSorted((a, b) => b.start - a.start)) {
        const sheet = sheetOf.get(name);
        if (sheet !== undefined) wanted.add(sheet);
        else if (!NEVER_DRAWN.has(name)) unstyled.set(id, name);
        bare = `${bare.slice(0, start)}() => []${bare.slice(end)}`;
      }
      const imports = [...wanted].map((sheet) => `import ${JSON.stringify(fileOf(sheet))};\n`);
      return { code: imports.join('') + bare, map: null };
    },
    /** Of all that Ant Design has, only what the app uses is left now. */
    generateBundle(_options, bundle) {
      const used = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const missing = used.flatMap((id) => unstyled.get(id) ?? []);
      if (missing.length > 0) this.error(`antd-parts.ts does not draw ${missing.join(', ')}: it would have no styles.`);
    },
  };
}

type Node = {
  type: string;
  start: number;
  end: number;
  name?: string;
  value?: unknown;
  callee?: Node;
  arguments?: Node[];
  elements?: Node[];
};

/** The styles a file makes, and where the functions are that make them. */
function madeIn(tree: unknown): { name: string; start: number; end: number }[] {
  if (typeof tree !== 'object' || tree === null) return [];
  const node = tree as Node; // a syntax tree, or a list of its nodes
  const inside = Object.values(tree).flatMap(madeIn);
  const [named, make] = node.arguments ?? [];
  if (node.type !== 'CallExpression' || !MAKERS.has(node.callee?.name ?? '') || !named || !make) return inside;
  const [component, part = component] = (named.elements ?? [named]).map(({ value }) => String(value));
  return [{ name: `${component}-${part}`, start: make.start, end: make.end }, ...inside];
}
