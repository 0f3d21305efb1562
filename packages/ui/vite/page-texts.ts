import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const OURS = /\/(apps\/[a-z-]+|packages\/ui)\/src\/.*\.tsx?$/;
const PAGE = /\/src\/areas\/(.+-page)\.tsx$/;
const ASKED = /\buseTranslation\(\s*(\[[^\]]*\]|'[^']*')/g;

/**
 * Writes `server/texts.json`: the texts the code of each page asks for. The server names them with the page, so that they come together;
 * found by the components one after the other, each would stop the drawing once.
 */
export function pageTexts(): Plugin {
  return {
    name: 'quayside-page-texts',
    apply: 'build',
    generateBundle() {
      const imported = (id: string) => (this.getModuleInfo(id)?.importedIds ?? []).filter((one) => OURS.test(one));
      const pages = [...this.getModuleIds()].flatMap((id) => {
        const [, page] = PAGE.exec(id) ?? [];
        return page === undefined ? [] : [[page, textsFrom(id, imported)] as const];
      });
      this.emitFile({ type: 'asset', fileName: 'server/texts.json', source: JSON.stringify(Object.fromEntries(pages)) });
    },
  };
}

/** What a module and everything it imports ask for; what is loaded later asks later. */
function textsFrom(entry: string, imported: (id: string) => readonly string[]): string[] {
  const [seen, texts] = [new Set([entry]), new Set<string>()];
  for (const id of seen) {
    for (const [, asked = ''] of readFileSync(id, 'utf8').matchAll(ASKED)) {
      for (const [, name = ''] of asked.matchAll(/'([^']+)'/g)) texts.add(name);
    }
    for (const one of imported(id)) seen.add(one);
  }
  return [...texts].sort();
}
