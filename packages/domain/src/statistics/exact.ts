/** Exact decimals as text. A sum of floats would differ from the database's in the last digit. */
const parts = /^(-?)(\d+)(?:\.(\d+))?$/;

function scaled(text: string, digits: number): bigint {
  const [, sign = '', whole = '0', fraction = ''] = parts.exec(text) ?? [];
  const value = BigInt(whole + fraction.padEnd(digits, '0').slice(0, digits));
  return sign === '-' ? -value : value;
}

/** An integer count of the smallest unit as a decimal: 439, 6 to "0.000439". */
export function fromUnits(units: bigint, digits: number): string {
  const sign = units < 0n ? '-' : '';
  const text = String(units < 0n ? -units : units).padStart(digits + 1, '0');
  return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

export function sumExact(values: readonly string[], digits: number): string {
  return fromUnits(
    values.reduce((sum, one) => sum + scaled(one, digits), 0n),
    digits,
  );
}

/** Rounded half up; null when there is nothing to divide by. */
export function divideExact(value: string, by: number, digits: number): string | null {
  if (by <= 0) return null;
  const wide = scaled(value, digits) * 2n;
  const divisor = BigInt(by) * 2n;
  const half = wide < 0n ? -BigInt(by) : BigInt(by);
  return fromUnits((wide + half) / divisor, digits);
}

/** Change against the period before in percent, one decimal; null when there was nothing before. */
export function changePercent(now: string, before: string): number | null {
  const [a, b] = [Number(now), Number(before)];
  if (!Number.isFinite(a) || !Number.isFinite(b) || b === 0) return null;
  return Math.round(((a - b) / Math.abs(b)) * 1000) / 10;
}
