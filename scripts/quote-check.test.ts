import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const examples = join(import.meta.dirname, '..', 'packages', 'domain', 'src', 'quotes', 'examples', 'quote-examples.json');
const folder = mkdtempSync(join(tmpdir(), 'quote-check-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function check(...args: string[]) {
  const command = ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'quote-check.ts'), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8', env: { ...process.env, INIT_CWD: folder } });
  return { status, lines: stdout.trim().split('\n'), message: stderr.trim() };
}

/** A copy of the worked examples with one text replaced, once. */
function copyWith(name: string, search: string, replacement: string): string {
  const text = readFileSync(examples, 'utf8');
  expect(text).toContain(search);
  writeFileSync(join(folder, name), text.replace(search, replacement));
  return name;
}

describe('npm run quote-check', { timeout: 60_000 }, () => {
  it('passes the worked examples', () => {
    const { status, lines } = check(examples);
    expect(status).toBe(0);
    expect(lines).toEqual(['17 faulty tariffs refused, 0 accepted', '75 passed, 0 failed']);
  });

  it('names one changed cent and ends with 1', () => {
    const { status, lines } = check(copyWith('cent.json', '"amount":"3.19"', '"amount":"3.20"'));
    expect(status).toBe(1);
    expect(lines).toEqual([
      'E01 POST-REG basic_shipping: expected 3.20, got 3.19',
      '17 faulty tariffs refused, 0 accepted',
      '74 passed, 1 failed',
    ]);
  });

  it('computes with the tariff of the file', () => {
    const { status, lines } = check(
      copyWith(
        'price.json',
        '"over_g":0,"to_g":300,"step_g":10,"kind":"per_kg","price":"78.00"',
        '"over_g":0,"to_g":300,"step_g":10,"kind":"per_kg","price":"60.00"',
      ),
    );
    expect(status).toBe(1);
    expect(lines).toContain('E01 EU-LINE basic_shipping: expected 3.04, got 2.52');
  });

  it('says plainly what is wrong with the file', () => {
    expect(check()).toMatchObject({ status: 1, message: 'Say which file: npm run quote-check -- FILE' });
    expect(check('none.json')).toMatchObject({ status: 1, message: `${join(folder, 'none.json')} cannot be read.` });
    writeFileSync(join(folder, 'text.json'), 'quotes');
    expect(check('text.json').message).toContain('text.json is not JSON');
    writeFileSync(join(folder, 'form.json'), '{ "tariff": {}, "examples": [{ "id": "E01" }] }');
    expect(check('form.json').message).toContain('does not have the form of quote-examples.json:\n  examples.0.input');
    const message = check(copyWith('tariff.json', '"per_unit":"0.35"', '"per_unit":"O.35"')).message;
    expect(message).toContain('The tariff cannot be used');
    expect(message).toContain('NOT_A_NUMBER, inbound 0 per_unit');
    expect(message).not.toContain('    at ');
  });
});
