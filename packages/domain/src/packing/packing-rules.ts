export const packingRefusals = [
  'packing.taken',
  'packing.not_open',
  'packing.units_missing',
  'packing.deviates',
  'packing.nothing_to_undo',
  'packing.no_orders',
  'packing.not_found',
  'packing.serial_problem',
  'packing.not_packed',
] as const;
export type PackingRefusal = (typeof packingRefusals)[number];

/** What a scan at the packing table means. */
export const unitScans = [
  'right',
  'serial_needed',
  'wrong',
  'surplus',
  'unknown',
  'serial_used',
  'serial_wrong',
  'serial_invalid',
] as const;
export type UnitScan = (typeof unitScans)[number];

export const MAX_WAVE = 200;
export const WAVE_LETTERS = 4;
/** A packer who is silent this long has left: another may take the order over. */
export const OPEN_MINUTES = 10;
/** The largest parcel a scale and a tape report. */
export const MAX_PARCEL_G = 200_000;

/** A basket's label: the wave's number and the basket, as its barcode has them. */
export function basketCode(wave_no: string, basket: number): string {
  return `${wave_no}-${String(basket).padStart(2, '0')}`;
}

export function readBasketCode(code: string): { readonly wave_no: string; readonly basket: number } | null {
  const match = /^(WV-\d{6}-[2-9A-HJ-NP-Z]{4})-(\d{2,3})$/.exec(code.trim().toUpperCase());
  return match ? { wave_no: match[1] ?? '', basket: Number(match[2]) } : null;
}

type Wanted = { readonly product_id: number; readonly quantity: number; readonly packed: number; readonly scan_serial: boolean };

/** What to do with a scanned product: it may be none of this order, or one too many, or need its serial number first. */
export function unitScan(lines: readonly Wanted[], product_id: number, hasSerial: boolean): UnitScan {
  const line = lines.find((one) => one.product_id === product_id);
  if (!line) return 'wrong';
  if (line.packed >= line.quantity) return 'surplus';
  return line.scan_serial && !hasSerial ? 'serial_needed' : 'right';
}

export function isComplete(lines: readonly Pick<Wanted, 'quantity' | 'packed'>[]): boolean {
  return lines.every(({ quantity, packed }) => packed >= quantity);
}
