import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

type Texts = { [key: string]: string | Texts };
const files = import.meta.glob<Record<string, Texts>>('../../i18n/src/{en,zh-CN,zh-TW}/*.ts', { eager: true });
const sources = import.meta.glob<string>(
  ['./**/*.tsx', '../../../apps/{portal,desk}/src/**/*.tsx', '!**/*.test.tsx', '!**/testing.tsx', '!**/dist/**'],
  { eager: true, query: '?raw', import: 'default' },
);

const textsOf = (folder: string) =>
  Object.entries(files)
    .filter(([path]) => path.includes(`/${folder}/`))
    .map(([path, module]) => [path.replace(/^.*\//, ''), Object.values(module)[0] ?? {}] as const);

function flat(texts: Texts, above = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[above + key, value] as [string, string]] : flat(value, `${above}${key}.`),
  );
}
const variables = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).toSorted();

describe('texts', () => {
  it.each(['zh-CN', 'zh-TW'])('every namespace of en has the same keys and variables in %s', (folder) => {
    const others = new Map(textsOf(folder));
    const english = textsOf('en');
    expect([...others.keys()].toSorted()).toEqual(english.map(([file]) => file).toSorted());
    for (const [file, texts] of english) {
      const [mine, theirs] = [flat(texts), new Map(flat(others.get(file) ?? {}))];
      expect([...theirs.keys()].toSorted(), file).toEqual(mine.map(([key]) => key).toSorted());
      for (const [key, text] of mine) {
        // "One message" needs no number where the Chinese text has one.
        if (key.endsWith('_one')) continue;
        expect(variables(theirs.get(key) ?? ''), `${file} ${key}`).toEqual(variables(text));
      }
    }
  });

  it.each(['zh-CN', 'zh-TW'])('no text is empty or left in English in %s', (folder) => {
    const left = textsOf(folder).flatMap(([file, texts]) =>
      flat(texts)
        .filter(([, text]) => text.trim() === '' || (/^[A-Za-z ,.]{12,}$/.test(text) && !/^[A-Z]+$/.test(text)))
        .map(([key]) => `${file} ${key}`),
    );
    expect(left).toEqual([]);
  });

  it('no component holds text of its own', () => {
    const found = Object.entries(sources).flatMap(([file, code]) => literals(file, code).map((text) => `${file}: ${text}`));
    expect(Object.keys(sources).length).toBeGreaterThan(60);
    expect(found).toEqual([]);
  });

  it('finds a text that somebody left in a component', () => {
    expect(literals('x.tsx', 'export const X = () => <p title="Hello there">Good day {1}</p>;')).toEqual(['Hello there', 'Good day']);
  });
});

const spoken = new Set(['title', 'label', 'placeholder', 'alt', 'aria-label', 'content', 'okText', 'cancelText', 'extra', 'hint']);
type Node = { type: string; [key: string]: unknown };

function isKey(node: Node): boolean {
  const opening = node['openingElement'] as { name?: { name?: unknown } } | undefined;
  return opening?.name?.name === 'kbd' || opening?.name?.name === 'KeyCap';
}

/** Text between tags, and in the attributes people read or hear. */
function literals(file: string, code: string): string[] {
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (typeof value !== 'object' || value === null || !('type' in value)) return;
    const node = value as Node;
    if (node.type === 'JSXElement' && isKey(node)) return; // the name on a key is no text
    const name = (node['name'] as { name?: unknown } | undefined)?.name;
    const literal = (node['value'] as { type?: string; value?: unknown } | null | undefined) ?? null;
    if (node.type === 'JSXText' && /\p{L}/u.test(String(node['value']))) found.push(String(node['value']).trim());
    const isSpoken = node.type === 'JSXAttribute' && typeof name === 'string' && spoken.has(name);
    if (isSpoken && literal?.type === 'Literal' && /\p{L}/u.test(String(literal.value))) found.push(String(literal.value));
    for (const [key, inner] of Object.entries(node)) if (key !== 'parent') visit(inner);
  };
  visit(parseSync(file, code).program);
  return found;
}
