import type { OpenParcel, PackingLine } from '@quayside/contract/packing/packing.schemas';

/** A scan the server has not confirmed yet. `product_id` is null where no line of the order has the code. */
export type PendingScan = {
  readonly scan_key: string;
  readonly customer_id: number;
  readonly order_id: number;
  readonly code: string;
  readonly serial_number: string | null;
  readonly product_id: number | null;
  /** It waited for the connection. */
  readonly isStored: boolean;
};

/** The order as the packer has it in front of him: what the server knows and what it will hear. */
export function withPending(parcel: OpenParcel, pending: readonly PendingScan[]): OpenParcel {
  return {
    ...parcel,
    lines: parcel.lines.map((line) => {
      const own = pending.filter(({ product_id }) => product_id === line.product_id);
      const serials = [...line.serials, ...own.flatMap(({ serial_number }) => serial_number ?? [])];
      return { ...line, packed: Math.min(line.quantity, line.packed + own.length), serials };
    }),
  };
}

/** An open line comes before a complete one with the same code. */
export function lineOfCode({ lines }: OpenParcel, code: string): PackingLine | undefined {
  const own = lines.filter(({ codes }) => codes.includes(code.toLowerCase()));
  return own.find(({ packed, quantity }) => packed < quantity) ?? own[0];
}

export const isOpenLine = ({ packed, quantity }: PackingLine) => packed < quantity;

/** The next line first, complete ones last; `first` is the one that waits for its serial number. */
export function linesInOrder({ lines }: OpenParcel, first: number | null): PackingLine[] {
  const rank = (line: PackingLine) => (!isOpenLine(line) ? 2 : line.product_id === first ? 0 : 1);
  return [...lines].sort((a, b) => rank(a) - rank(b));
}

export function unitsOf({ lines }: OpenParcel): { packed: number; all: number } {
  const sum = (key: 'packed' | 'quantity') => lines.reduce((total, line) => total + line[key], 0);
  return { packed: sum('packed'), all: sum('quantity') };
}
