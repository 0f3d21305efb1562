/** The house's directions, as data and pure functions: what may import what, and who may name a table. */
export type Source = { readonly path: string; readonly text: string };
export type Area = { readonly uses: readonly string[]; readonly tables: readonly string[]; readonly reads?: readonly string[] };
export type Areas = Readonly<Record<string, Area>>;
export type Violation = { readonly path: string; readonly rule: string; readonly found: string };

/** What each package may import of our own. npm puts everything in one folder, so this list is the wall. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  contract: ['domain'],
  i18n: ['domain', 'contract'],
  ui: ['domain', 'contract', 'i18n'],
  server: ['domain', 'contract', 'i18n'],
  portal: ['domain', 'contract', 'i18n', 'ui'],
  desk: ['domain', 'contract', 'i18n', 'ui'],
  e2e: ['domain', 'contract', 'i18n', 'server'],
};
/** Technology that only the kernel (and the ports, for theirs) may know. */
const kernelOnly = /^(fastify|pg|pg-copy-streams|@fastify\/.+|prom-client|pino|croner|@scalar\/.+)$/;

export function violations(sources: readonly Source[], areas: Areas): Violation[] {
  return [
    ...areaFolders(sources, areas),
    ...cycles(areas),
    ...sources.flatMap((source) => importsOf(source).flatMap((to) => direction(source.path, to, areas))),
    ...sources.flatMap((source) => tablesNamed(source, areas)),
  ];
}

export function importsOf({ text }: Source): string[] {
  return [...text.matchAll(/^\s*(?:import|export)\b[^'";]*?from\s+'([^']+)'|\bimport\(\s*'([^']+)'\s*\)|^\s*import\s+'([^']+)'/gm)].map(
    (found) => found[1] ?? found[2] ?? found[3] ?? '',
  );
}

const placeOf = (path: string) => /^(?:packages|apps)\/([\w-]+)\//.exec(path)?.[1];
const areaOf = (path: string) =>
  /^(?:packages\/(?:domain|contract)\/src|apps\/(?:server|portal|desk)\/src\/areas)\/([\w-]+)\//.exec(path)?.[1];
const isTest = (path: string) => /\.test\.tsx?$|\/test\//.test(path);

function direction(path: string, to: string, areas: Areas): Violation[] {
  const place = placeOf(path);
  if (!place) return [];
  const broken = (rule: string): Violation => ({ path, rule, found: to });
  const out: Violation[] = [];
  const packageName = /^@quayside\/([\w-]+)/.exec(to)?.[1];
  if (packageName && packageName !== place && !(mayImport[place] ?? []).includes(packageName))
    out.push(broken(`${place} may not import ${packageName}`));
  if (to.startsWith('../../')) out.push(broken('reach other folders by their # or package name, not by climbing'));
  if (isTest(path)) return out.filter((one) => !one.rule.startsWith('reach'));
  if (place === 'domain' && !to.startsWith('.')) out.push(broken('domain depends on nothing'));
  if (place === 'server' && kernelOnly.test(to) && !/\/src\/(kernel|ports)\//.test(path))
    out.push(broken('only the kernel knows this technology'));
  return [...out, ...betweenAreas(path, to, areas, broken)];
}

function betweenAreas(path: string, to: string, areas: Areas, broken: (rule: string) => Violation): Violation[] {
  const from = areaOf(path);
  const server = /^#server\/areas\/([\w-]+)\/(.+)$/.exec(to);
  if (server) {
    const [, target = '', file = ''] = server;
    if (from === target) return [broken('an area imports its own files as ./x')];
    // all.ts and the kernel's start gather every area; inside an area only declared neighbours, and only their services.
    if (from === undefined) return [];
    if (!file.endsWith('.service.ts')) return [broken('another area is reached through its service only')];
    return areas[from]?.uses.includes(target) ? [] : [broken(`areas.json does not let ${from} use ${target}`)];
  }
  if (/^#(portal|desk)\/areas\//.test(to) && /\/src\/areas\//.test(path)) return [broken('web areas do not import each other')];
  const shared =
    /^@quayside\/(?:domain|contract)\/([\w-]+)\//.exec(to)?.[1] ??
    (path.startsWith('packages/') ? /^\.\.\/([\w-]+)\//.exec(to)?.[1] : undefined);
  const neighbour =
    shared !== undefined && shared !== 'kernel' && from !== undefined && from !== 'kernel' && shared !== from && shared in areas;
  return neighbour && !mayKnow(from, shared, areas) ? [broken(`areas.json does not let ${from} use ${shared}`)] : [];
}

/** A neighbour's words (calls, rules) may be used where its services may; `statistics` may look at everything. */
function mayKnow(from: string, target: string, areas: Areas): boolean {
  return areas[from]?.uses.includes(target) ?? false;
}

function areaFolders(sources: readonly Source[], areas: Areas): Violation[] {
  const named = new Map<string, string>();
  for (const { path } of sources) {
    const area = areaOf(path);
    if (area !== undefined && !(area in areas)) named.set(area, path);
  }
  return [...named].map(([area, path]) => ({ path, rule: 'every area stands in areas.json', found: area }));
}

function cycles(areas: Areas): Violation[] {
  const found: Violation[] = [];
  const visit = (name: string, trail: readonly string[]): void => {
    if (trail.includes(name)) {
      found.push({ path: 'areas.json', rule: 'areas must not use each other in a circle', found: [...trail, name].join(' → ') });
      return;
    }
    for (const next of areas[name]?.uses ?? []) visit(next, [...trail, name]);
  };
  for (const name of Object.keys(areas)) visit(name, []);
  return found.slice(0, 1);
}

/** A table is named only in its owner's queries, in the kernel where it owns the table, or by a reader that areas.json names. */
function tablesNamed({ path, text }: Source, areas: Areas): Violation[] {
  const isServer = path.startsWith('apps/server/src/');
  if (!isServer || /\/src\/demo\//.test(path) || path.endsWith('tables.generated.ts')) return [];
  const from = areaOf(path) ?? 'kernel';
  const named = [...text.matchAll(/\.(?:selectFrom|insertInto|updateTable|deleteFrom|(?:inner|left)Join)\(\s*'(\w+)/g)].map(
    (found) => found[1] ?? '',
  );
  const mine = new Set([...(areas[from]?.tables ?? []), ...(areas[from]?.reads ?? [])]);
  return named.flatMap((table) => {
    if (from !== 'kernel' && !path.endsWith('.queries.ts')) return [{ path, rule: 'only queries name a table', found: table }];
    return mine.has(table) ? [] : [{ path, rule: `areas.json does not give ${from} this table`, found: table }];
  });
}
