import { portalMenu, type MenuPage } from '@quayside/contract/kernel/menu';
import { sharedNamespaces } from '@quayside/i18n/namespaces';

/** An entry of Vite's manifest: a built file and what it imports. */
type Built = { file: string; imports?: string[]; css?: string[] };
export type Manifest = Readonly<Record<string, Built>>;
/** The texts the code of each page asks for (packages/ui/vite/page-texts.ts). */
export type PageTexts = Readonly<Record<string, readonly string[]>>;
export type WebLanguage = 'en' | 'zh_CN' | 'zh_TW';

const SIGNED_IN = ['src/app/signed-in.tsx', 'src/app/zod-setup.ts', '../../packages/ui/src/shell/themed-pages.tsx'];

/** Texts every page starts with. */
const ALWAYS: readonly string[] = ['kernel', 'sessions'];
/** Texts of the frame around every signed-in page. */
const SHELL_TEXTS = ['accounts', 'jobs', 'notices', 'palette'];

type PageFiles = {
  readonly scripts: string[];
  /** Of the page alone: the frame, and what it asks the server, come first. */
  readonly pageScripts: string[];
  readonly styles: string[];
  /** The texts the page starts with: loaded together, because one after the other each would stop the drawing once. */
  readonly texts: string[];
  /** The page itself; none for one that is not in the menu. */
  readonly component: string | undefined;
};

/** What the page at this path will import, so that the browser fetches it all at once and not one after the other. */
export function filesOf(
  { manifest, pageTexts }: { readonly manifest: Manifest; readonly pageTexts: PageTexts },
  path: string,
  language: WebLanguage,
  isPlain: boolean,
): PageFiles {
  const folder = language.replace('_', '-');
  const fileOf = (name: string) => `../../packages/i18n/src/${folder}/${name}.ts`;
  const page = isPlain ? undefined : pageAt(path);
  const own = pageTexts[page?.component ?? ''] ?? [];
  const texts = isPlain ? [] : [...new Set([...SHELL_TEXTS, ...own])].filter((name) => !ALWAYS.includes(name));
  const shared = `../../packages/ui/src/kernel/shared-texts-${folder.toLowerCase()}.ts`;
  const signedIn = [...SIGNED_IN, `../../node_modules/antd/locale/${language === 'en' ? 'en_US' : language}.js`];
  const source = page?.component ? [`src/areas/${page.component}.tsx`] : [];
  const inOwnFile = texts.filter((name) => !sharedNamespaces.some((one) => one === name));
  const wanted = [...[...ALWAYS, ...inOwnFile].map(fileOf), shared, ...(isPlain ? [] : signedIn)];
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const entry = 'index.html';
  for (const one of [entry, ...wanted]) collect(manifest, one, scripts, styles);
  const withPage = new Set(scripts);
  for (const one of source) collect(manifest, one, withPage, styles);
  // The page itself names these.
  const named = new Set<string>();
  collect(manifest, entry, named, named);
  const isNew = (file: string) => !named.has(file);
  const pageScripts = [...withPage].filter((file) => !scripts.has(file));
  return { scripts: [...scripts].filter(isNew), pageScripts, styles: [...styles].filter(isNew), texts, component: page?.component };
}

function collect(manifest: Manifest, source: string, scripts: Set<string>, styles: Set<string>): void {
  const built = manifest[source];
  if (!built || scripts.has(built.file)) return;
  scripts.add(built.file);
  for (const style of built.css ?? []) styles.add(style);
  for (const imported of built.imports ?? []) collect(manifest, imported, scripts, styles);
}

/** The page of the menu whose path fits best. */
export function pageAt(path: string): MenuPage | undefined {
  const wanted = path === '/' ? '/dashboard/workplace' : path;
  const fitting = flat(portalMenu).filter((page) => page.component && (wanted === page.path || wanted.startsWith(`${page.path}/`)));
  const [best] = fitting.toSorted((a, b) => b.path.length - a.path.length);
  return best;
}

function flat(pages: readonly MenuPage[]): MenuPage[] {
  return pages.flatMap((page) => [page, ...flat(page.children ?? [])]);
}
