import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { settings } from '../apps/server/src/kernel/config.ts';

const root = join(import.meta.dirname, '..');
type Manifest = { name: string; license?: string; dependencies?: Record<string, string> };
const read = (path: string): Manifest => JSON.parse(readFileSync(join(root, path), 'utf8')); // written by npm
const manifests = globSync(['apps/*/package.json', 'packages/*/package.json'], { cwd: root }).map(read);
const used = new Set(
  manifests.flatMap(({ dependencies = {} }) => Object.keys(dependencies)).filter((name) => !name.startsWith('@quayside/')),
);

/** Licences that allow free use and redistribution. */
const FREE = /^(MIT|ISC|0BSD|Apache-2\.0|BSD-[23]-Clause|(MIT AND )?(OFL-1\.1|Apache-2\.0)|\(?(MIT|MPL-2\.0) OR Apache-2\.0\)?|MIT-0)$/;

describe('what the product is made of', () => {
  it('SHELL-69 D-104 mechanism: needs no licence or key: every package it ships with is free to use', () => {
    expect(used.has('antd')).toBe(true);
    const closed = [...used].map((name) => read(`node_modules/${name}/package.json`)).filter(({ license = '' }) => !FREE.test(license));
    expect(closed.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
  });

  it('SHELL-69 mechanism: needs no licence key for maps or components', () => {
    expect(Object.keys(settings).filter((name) => /LICEN[CS]E|(^|_)MAP(_|$)|ANTD|UI_/.test(name))).toEqual([]);
  });
});
