import { child } from '../child.ts';
import { ms, type Figure } from '../figure.ts';
import { median } from '../statistics.ts';
import type { World } from '../world.ts';
import type { TariffGiven, TariffTold } from './tariff-process.ts';

const [FEW, MANY] = [10_000, 100_000];
const ROUNDS = 3;
const PAUSE_MS = 1000;

/** A tariff workbook read, checked and stored by the worker: its time, its memory, and how long other jobs wait for the event loop. */
export async function tariffImport(world: World): Promise<Figure[]> {
  const { url } = await world.database();
  const run = async (rows: number, round: number) => {
    const { told, end } = await child<TariffTold>('tariffs/tariff-process.ts', {
      url,
      rows,
      version: `BENCH-${rows}-${round}`,
    } satisfies TariffGiven);
    await end();
    return told;
  };
  const [few, many]: [TariffTold[], TariffTold[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    few.push(await run(FEW, round));
    many.push(await run(MANY, round));
  }
  const of = (told: readonly TariffTold[], key: keyof TariffTold) => median(told.map((one) => one[key]));
  const name = `A tariff of ${MANY.toLocaleString('en')} rows is imported`;
  return [
    figure(name, ms(of(many, 'ms')), `${ms(of(many, 'parseMs'))} reading the file alone`, of(many, 'ms') / of(many, 'parseMs')),
    {
      ...figure('The same, longest pause of the event loop', ms(of(many, 'pauseMs')), '1 s', of(many, 'pauseMs') / PAUSE_MS),
      bar: { most: 1 },
    },
    figure(
      'The same, memory of the process at its highest',
      `${Math.round(of(many, 'peakMb'))} MB`,
      `${Math.round(of(few, 'peakMb'))} MB at ${FEW.toLocaleString('en')} rows`,
      of(many, 'peakMb') / of(few, 'peakMb'),
    ),
  ];
}

function figure(name: string, ours: string, baseline: string, ratio: number): Figure {
  return { name, ours, baseline, ratio };
}
