import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { antdStyles } from './antd-styles.ts';

const ENTRY = 'virtual:page';

/** A build with one page that exports this of Ant Design. */
async function builtWith(component: string) {
  const page = {
    name: 'page',
    resolveId: (id: string) => (id === ENTRY ? id : null),
    load: (id: string) => (id === ENTRY ? source : null),
  };
  const source = `export { ${component} } from ${JSON.stringify(import.meta.resolve('antd').replace('/lib/', '/es/'))};`;
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [page, antdStyles()],
    build: { write: false, minify: false, rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict', external: /^react/ } },
  })) as Rolldown.RolldownOutput;
  const textOf = (one: (typeof output)[number]) => (one.type === 'chunk' ? one.code : String(one.source));
  const all = (ending: string) =>
    output
      .filter(({ fileName }) => fileName.endsWith(ending))
      .map(textOf)
      .join('\n');
  return { css: all('.css'), scripts: all('.js') };
}

describe('the styles of a build', () => {
  it('come as a style sheet with the component, and the code that makes them is left out', async () => {
    const { css, scripts } = await builtWith('Rate');
    expect(css).toMatch(/\.ant-rate\b[^}]*\{/);
    expect(scripts).toContain('Rate.displayName');
    expect(scripts).not.toContain('marginInlineEnd');
  });

  it('are missed by the build, not by a person: it names what antd-parts.ts does not draw', async () => {
    await expect(builtWith('Mentions')).rejects.toThrow('antd-parts.ts does not draw Mentions-Mentions: it would have no styles.');
  });
});
