import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { areas as areaStatements } from '@quayside/contract/areas.generated';
import { realmOf, type Call } from '@quayside/contract/kernel/call';
import { kernelFieldCodes } from '@quayside/contract/kernel/fields';
import { deskMenu, portalMenu, type MenuPage } from '@quayside/contract/kernel/menu';
import { refusals } from '@quayside/contract/kernel/refusals';
import { unreachable, type Machine } from '@quayside/domain/kernel/machine';
import { languages } from '@quayside/i18n/languages';
import { hasText } from '@quayside/i18n/texts';
import { allHandlers, allJobs } from '#server/areas/all.ts';
import { maskOf } from '#server/kernel/mask.ts';

const root = join(import.meta.dirname, '../../..');
const calls = allHandlers.map((one) => one.call);
const areas: Record<string, unknown> = JSON.parse(readFileSync(join(root, 'areas.json'), 'utf8'));
const named = (some: readonly Call[]) => some.map((call) => call.name).sort();

/** Checks over the whole contract, which no single call's test would notice. */
describe('the whole contract', () => {
  it('answers every declared call, once', async () => {
    const files = globSync('packages/contract/src/*/*calls.ts', { cwd: root });
    const declared: string[] = [];
    for (const file of files) {
      const module: Record<string, Record<string, Call>> = await import(join(root, file));
      for (const [name, set] of Object.entries(module))
        if (name.endsWith('Calls')) declared.push(...Object.values(set).map((call) => call.name));
    }
    expect(declared.length).toBeGreaterThan(15);
    expect(named(calls)).toEqual(declared.sort());
  });

  it('runs every declared job', async () => {
    const files = globSync('packages/contract/src/*/*.jobs.ts', { cwd: root });
    const declared: string[] = [];
    for (const file of files) {
      const module: Record<string, { name?: string }> = await import(join(root, file));
      for (const [name, job] of Object.entries(module)) if (name.endsWith('Job')) declared.push(String(job.name));
    }
    expect(allJobs.map((one) => one.job.name).sort()).toEqual(declared.sort());
  });

  it('has no two calls with one method and path, and no two with one name', () => {
    expect(new Set(calls.map((call) => `${call.method} ${call.path}`)).size).toBe(calls.length);
    expect(new Set(calls.map((call) => call.name)).size).toBe(calls.length);
  });

  it('says in the log which customer a desk call acts on: every logged one that takes a customer, but one', () => {
    const taking = calls.filter((call) => realmOf(call) === 'desk' && call.log !== null && 'customer_id' in call.input.shape);
    expect(taking.length).toBeGreaterThan(5);
    // Packaging may belong to one customer or to none.
    expect(named(taking.filter((call) => call.about === undefined))).toEqual(['consumables.deskSave']);
  });

  it('lets only reads without any writing or file lag behind', () => {
    const lagging = calls.filter((call) => call.mayLag);
    expect(lagging.length).toBeGreaterThan(20);
    const isPlainRead = ({ method, log, writes, answers, upload, guess, permission, each }: Call) =>
      method === 'GET' && log === null && !writes && !answers && !upload && !guess && !each && permission !== 'public';
    expect(named(lagging.filter((call) => !isPlainRead(call)))).toEqual([]);
  });

  it('makes these reads with POST because the specification wants it, and writes with GET for the same reason; drafts, the arrangement of lists and counting before it is posted are no changes', () => {
    expect(named(calls.filter((call) => call.method === 'POST' && call.log === null))).toEqual([
      'accounts.checkEmail',
      'basic-config.getValue',
      'drafts.discard',
      'drafts.save',
      'inbound.resolveCodes',
      'list-settings.changeView',
      'list-settings.createView',
      'list-settings.deleteView',
      'list-settings.deskChangeView',
      'list-settings.deskCreateView',
      'list-settings.deskDeleteView',
      'list-settings.deskSave',
      'list-settings.save',
      'my-work.leave',
      'my-work.open',
      'orders.checkDuplicate',
      'orders.compareMethods',
      'orders.openQuote',
      'orders.quote',
      'orders.recognize',
      'orders.search',
      'packing.deskCost',
      'packing.deskScan',
      'packing.deskUndo',
      'products.check',
      'receiving.deskAllAsBooked',
      'receiving.deskScan',
      'receiving.deskSetCount',
      'receiving.deskUndo',
      'receiving.phoneState',
      'shipping.deskReadRows',
      'stock-takes.deskRemoveLine',
      'stock-takes.deskScan',
      'stock-takes.deskSetLine',
      'tracking.deskReadRows',
      'tracking.find',
      'transactions.search',
      'translations.translate',
      'verification.deskPreview',
    ]);
    expect(named(calls.filter((call) => call.writes))).toEqual(['page-errors.send', 'products.newBarcode', 'top-ups.account']);
  });

  it('logs every write, under a name of its area that has its text in every language', () => {
    for (const call of calls) {
      if (call.log === null) continue;
      expect(call.log.startsWith(`${call.area}.`), call.log).toBe(true);
      for (const language of languages) expect(hasText(language, 'operations', call.log), `${language} ${call.log}`).toBe(true);
    }
  });

  it('knows every area by its one name', () => {
    for (const call of calls) expect(areas, call.name).toHaveProperty([call.area]);
    for (const { job } of allJobs) expect(areas, job.name).toHaveProperty([job.area]);
  });

  it('has a text for every refusal and field error in every language, and a unique number for every refusal', () => {
    for (const language of languages) {
      for (const code of Object.keys(refusals)) expect(hasText(language, 'refusals', code), `${language} ${code}`).toBe(true);
      for (const code of [...kernelFieldCodes, ...Object.values(areaStatements).flatMap((area): readonly string[] => area.fields)])
        expect(hasText(language, 'fields', code), `${language} ${code}`).toBe(true);
    }
    const numbers = Object.values(refusals).map((one) => one.error_code);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers).not.toContain(0);
    expect(refusals['session.expired'].error_code).toBe(1010);
  });

  it('has a title in every language for every page of the menus', () => {
    const titles = (pages: readonly MenuPage[]): string[] => pages.flatMap((page) => [page.title, ...titles(page.children ?? [])]);
    for (const language of languages) {
      for (const title of titles([...portalMenu, ...deskMenu])) expect(hasText(language, 'menu', title), `${language} ${title}`).toBe(true);
    }
  });

  it('refuses fields no call declares', () => {
    for (const call of calls) {
      const read = call.input.safeParse({ no_such_field: 1 });
      const unknown = read.success ? [] : read.error.issues.filter((issue) => issue.code === 'unrecognized_keys');
      expect(unknown.length, call.name).toBe(1);
    }
  });

  it('hides secrets and personal data from the operation log', () => {
    const secretive = /pass|pwd|token|secret|apikey/i;
    const personal = /email|phone|firstname|lastname|address|id_card/i;
    /** URLs of web sites, addresses of our own warehouses and companies, which are public; and types of addresses. */
    const known =
      /^brands\.deskSave\.((api|shop|logistics|issuer)_address|billing_email)$|^warehouses\.deskSave\.address_(en|cn)$|^orders\.(save|openCreate|openEdit)\.address_type$|^integrations\.save\.allowed_addresses$/;
    expect.hasAssertions();
    for (const call of calls.filter((one) => one.log !== null)) {
      for (const [field, schema] of Object.entries(call.input.shape)) {
        if (!(schema instanceof z.ZodType)) throw new Error(`${call.name}.${field} is no schema`);
        if (secretive.test(field)) expect(maskOf(schema), `${call.name}.${field}`).toBe('secret');
        else if (personal.test(field) && !known.test(`${call.name}.${field}`))
          expect(maskOf(schema), `${call.name}.${field}`).toBe('personal');
      }
    }
  });

  it('keeps no secret answer for repeats', () => {
    const answered = calls.filter((call) => call.method === 'POST' && call.permission !== 'public' && call.output instanceof z.ZodObject);
    const secretive = answered.filter((call) =>
      Object.keys((call.output as z.ZodObject).shape).some((field) => /token|^secret|apikey$|password|recovery_codes$/i.test(field)),
    );
    expect(named(secretive)).toEqual([
      'accounts.confirmTotp',
      'accounts.generateApiKey',
      'accounts.newRecoveryCodes',
      'accounts.startTotp',
      'customers.actFor',
      'integrations.addKey',
      'integrations.newSecret',
      'staff.confirmTotp',
      'staff.newRecoveryCodes',
      'staff.startTotp',
    ]);
    for (const call of secretive) expect(call.secretAnswer, call.name).toBe(true);
  });

  it('has no state that no move reaches', async () => {
    const files = globSync('packages/domain/src/*/*-machine.ts', { cwd: root });
    let seen = 0;
    for (const file of files) {
      const module: Record<string, unknown> = await import(join(root, file));
      for (const [name, value] of Object.entries(module)) {
        if (!name.endsWith('Machine')) continue;
        seen++;
        expect(unreachable(value as Machine<string, string>), name).toEqual([]);
      }
    }
    expect(seen).toBeGreaterThan(0);
  });
});
