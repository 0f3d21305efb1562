import { warningEmailsCalls } from '../packages/contract/src/warning-emails/warning-emails.calls.ts';
import type { Figure } from './figure.ts';
import { inTurns, timed } from './statistics.ts';

const TIMES = 2000;
const body = JSON.stringify({ emails: ['stock@shop.test', 'owner@shop.test', 'night@shop.test'], enabled: 1 });

/** The cost of validating a typical input, against only parsing its JSON. */
export async function inputCheck(): Promise<Figure[]> {
  const schema = warningEmailsCalls.saveSetting.input;
  const times = await inTurns(
    [
      { name: 'bare', measure: () => timed(async () => repeat(() => JSON.parse(body))) },
      { name: 'ours', measure: () => timed(async () => repeat(() => schema.parse(JSON.parse(body)))) },
    ],
    15,
    5,
  );
  const micro = (name: string) => ((times.get(name) ?? Number.NaN) * 1000) / TIMES;
  const [ours, bare] = [micro('ours'), micro('bare')];
  const text = (value: number) => `${value.toFixed(2)} µs`;
  return [{ name: 'Input check of a typical write', ours: text(ours), baseline: `${text(bare)} JSON.parse alone`, ratio: ours / bare }];
}

function repeat(work: () => unknown): void {
  for (let time = 0; time < TIMES; time++) work();
}
