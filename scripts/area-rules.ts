/** The architecture rules, as data and pure functions: what may import what, and which area may name a table. */
export type Source = { readonly path: string; readonly text: string };
/** `owns`: tables only this area writes. `reads`: tables of others it may select from and lock. `uses`: areas whose public file it imports. */
export type Area = { readonly uses: readonly string[]; readonly owns: readonly string[]; readonly reads?: readonly string[] };
export type Areas = Readonly<Record<string, Area>>;
export type Violation = { readonly path: string; readonly rule: string; readonly found: string };

/** Which of our packages each package may import. npm hoists everything into one folder, so only this list enforces it. */
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
/** Libraries that only the kernel (and the ports, for theirs) may import. */
const kernelOnly = /^(fastify|pg|pg-copy-streams|@fastify\/.+|prom-client|pino|croner|@scalar\/.+)$/;

export function violations(sources: readonly Source[], areas: Areas): Violation[] {
  return [
    ...areaFolders(sources, areas),
    ...owners(areas),
    ...cycles(areas),
    ...unused(sources, areas),
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
    // all.ts and answers.ts import every area; inside an area only the areas in `uses`, and only their public files.
    if (from === undefined) return [];
    if (file !== `${target}.public.ts`) return [broken('another area is reached through its public file only')];
    return areas[from]?.uses.includes(target) ? [] : [broken(`areas.json does not let ${from} use ${target}`)];
  }
  if (/^#(portal|desk)\/areas\//.test(to) && /\/src\/areas\//.test(path)) return [broken('web areas do not import each other')];
  const shared =
    /^@quayside\/(?:domain|contract)\/([\w-]+)\//.exec(to)?.[1] ??
    (path.startsWith('packages/') ? /^\.\.\/([\w-]+)\//.exec(to)?.[1] : undefined);
  // A link to another area's page is no dependency.
  if (/\.paths(\.ts)?$/.test(to)) return [];
  const neighbour =
    shared !== undefined && shared !== 'kernel' && from !== undefined && from !== 'kernel' && shared !== from && shared in areas;
  return neighbour && !mayKnow(from, shared, areas) ? [broken(`areas.json does not let ${from} use ${shared}`)] : [];
}

/** Another area's calls and rules may be imported where its services may; `statistics` may read everything. */
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

/** Every table has exactly one owner, and every table in `reads` has an owner. */
function owners(areas: Areas): Violation[] {
  const owned = Object.values(areas).flatMap(({ owns }) => owns);
  const read = Object.values(areas).flatMap(({ reads = [] }) => reads);
  const broken = (rule: string) => (found: string) => ({ path: 'areas.json', rule, found });
  return [
    ...owned.filter((table, at) => owned.indexOf(table) < at).map(broken('a table has one owner')),
    ...read.filter((table) => !owned.includes(table)).map(broken('a table that is read has an owner')),
  ];
}

/** Using an area and reading its table are both dependencies. All areas depend on the kernel: only its own reads count for it. */
function cycles(areas: Areas): Violation[] {
  const ownerOf = (table: string) => Object.keys(areas).find((name) => areas[name]?.owns.includes(table)) ?? '';
  const neighboursOf = (name: string) => {
    const { uses = [], reads = [] } = areas[name] ?? {};
    const all = new Set([...uses, ...reads.map(ownerOf)]);
    return [...all].filter((next) => next !== name && (next !== 'kernel' || name === 'kernel'));
  };
  const done = new Set<string>();
  const visit = (name: string, trail: readonly string[]): Violation[] => {
    if (trail.includes(name)) {
      const found = [...trail.slice(trail.indexOf(name)), name].join(' → ');
      return [{ path: 'areas.json', rule: 'areas must not depend on each other in a circle', found }];
    }
    if (done.has(name)) return [];
    const found = neighboursOf(name).flatMap((next) => visit(next, [...trail, name]));
    done.add(name);
    return found;
  };
  const kernel = neighboursOf('kernel').map((found) => ({ path: 'areas.json', rule: 'the kernel depends on no area', found }));
  return [...kernel, ...Object.keys(areas).flatMap((name) => visit(name, []))];
}

/** Unused `uses` and `reads` must be removed. Samples of a single file cannot check this. */
function unused(sources: readonly Source[], areas: Areas): Violation[] {
  if (sources.length < 2) return [];
  const used = new Set<string>();
  for (const source of sources) {
    const from = areaOf(source.path) ?? (source.path.startsWith('apps/server/src/kernel/') ? 'kernel' : '');
    for (const to of importsOf(source)) {
      const target = /(?:areas|domain|contract|ui)\/([\w-]+)\//.exec(to)?.[1] ?? /^\.\.\/([\w-]+)\//.exec(to)?.[1];
      used.add(`${from} ${target}`);
    }
    if (source.path.startsWith('apps/server/src/')) for (const { table } of namedIn(source.text, areas)) used.add(`${from} ${table}`);
  }
  return Object.entries(areas).flatMap(([name, { uses, reads = [] }]) =>
    [...uses, ...reads]
      .filter((one) => !used.has(`${name} ${one}`))
      .map((one) => ({ path: 'areas.json', rule: `${name} does not need this any more`, found: one })),
  );
}

type Named = { readonly table: string; readonly writes: boolean };

/** Tables named in the query builder and in raw `sql`. */
function namedIn(text: string, areas: Areas): Named[] {
  const builder = [...text.matchAll(/\.(\w+)\(\s*'(\w+)(?: as \w+)?'/g)].flatMap(([, method = '', table = '']) => {
    if (/^(insertInto|updateTable|deleteFrom|mergeInto)$/.test(method)) return [{ table, writes: true }];
    return /^(selectFrom|from|using|\w*Join|\w*JoinLateral)$/.test(method) ? [{ table, writes: false }] : [];
  });
  const known = new Set(Object.values(areas).flatMap(({ owns }) => owns));
  // Not by matching sql`…`: templates are nested. Comments may name tables.
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');
  const writing = /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate(?:\s+table)?)\s+(?:only\s+)?(\w+)/gi;
  const reading = /(?<!delete\s)\b(?:from|join|using|table)\s+(?:only\s+|lateral\s+)?(\w+)/gi;
  const raw = [
    ...[...code.matchAll(writing)].map(([, table = '']) => ({ table, writes: true })),
    ...[...code.matchAll(reading)].map(([, table = '']) => ({ table, writes: false })),
  ];
  // In raw SQL the same keywords also come before columns and functions ("for update of l"): only real tables count.
  return [...builder, ...raw.filter(({ table }) => known.has(table))];
}

/** A table is written only by its owner and read only where areas.json says so, and inside an area only in its queries and queues. */
function tablesNamed({ path, text }: Source, areas: Areas): Violation[] {
  const isServer = path.startsWith('apps/server/src/');
  if (!isServer || /\/src\/demo\//.test(path) || isTest(path) || path.endsWith('tables.generated.ts')) return [];
  const from = areaOf(path) ?? 'kernel';
  const { owns = [], reads = [] } = areas[from] ?? {};
  return namedIn(text, areas).flatMap(({ table, writes }) => {
    if (from !== 'kernel' && !/\.(queries|queues)\.ts$/.test(path)) return [{ path, rule: 'only queries name a table', found: table }];
    if (owns.includes(table)) return [];
    if (writes) return [{ path, rule: `${from} does not own this table and may not write it`, found: table }];
    return reads.includes(table) ? [] : [{ path, rule: `areas.json does not let ${from} read this table`, found: table }];
  });
}
