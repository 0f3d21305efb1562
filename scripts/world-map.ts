import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Writes the map of the country page from open geodata (Natural Earth, public domain). Run it in a folder that has the packages
 * world-atlas, topojson-client, d3-geo and i18n-iso-countries: `node scripts/world-map.ts FOLDER`. The app ships only the result.
 */
const folder = process.argv[2];
if (folder === undefined) throw new Error('name the folder with the packages');
const need = createRequire(join(folder, 'package.json'));
type Feature = { id?: string; properties: { name: string } };
type Projection = { fitSize: (size: [number, number], shape: unknown) => Projection; rotate: (angles: [number, number]) => Projection };
const { feature } = need('topojson-client') as { feature: (world: unknown, object: unknown) => { features: Feature[] } };
const { geoPath } = need('d3-geo') as { geoPath: (projection: Projection) => { digits: (n: number) => (shape: unknown) => string | null } };
const { geoNaturalEarth1 } = need('d3-geo') as { geoNaturalEarth1: () => Projection };
const { numericToAlpha2 } = need('i18n-iso-countries') as { numericToAlpha2: (code: string) => string | undefined };
const world = need('world-atlas/countries-110m.json') as { objects: { countries: unknown } };

const WIDTH = 700;
const HEIGHT = 318;
/** Territories without a number of their own in the data. */
const byName: Readonly<Record<string, string>> = { Kosovo: 'XK', Somaliland: 'SO', 'N. Cyprus': 'CY' };

const all = feature(world, world.objects.countries).features.filter(({ properties }) => properties.name !== 'Antarctica');
const projection = geoNaturalEarth1().rotate([-11, 0]).fitSize([WIDTH, HEIGHT], { type: 'FeatureCollection', features: all });
const draw = geoPath(projection).digits(1);
const shapes = all.map((shape) => [numericToAlpha2(shape.id ?? '') ?? byName[shape.properties.name] ?? '', draw(shape) ?? '']);
const target = join(import.meta.dirname, '../apps/portal/src/areas/statistics/map/world-map.json');
writeFileSync(target, `${JSON.stringify({ width: WIDTH, height: HEIGHT, shapes })}\n`);
