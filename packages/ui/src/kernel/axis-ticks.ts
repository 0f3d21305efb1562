const STEPS = [1, 2, 2.5, 5, 10];

/** The values of an axis from 0 to at least `highest`, in round steps: about as many as asked for. */
export function axisTicks(highest: number, wanted = 4): number[] {
  const rough = Math.max(highest, 0.01) / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((one) => one * power >= rough - power * 1e-9) ?? 10) * power;
  const count = Math.max(1, Math.ceil(highest / step - 1e-9));
  // Rounded: 3 × 0.1 is not 0.3.
  return Array.from({ length: count + 1 }, (_, at) => Number((at * step).toPrecision(12)));
}
