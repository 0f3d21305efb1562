// The package's named export `raw` is a barcode type; the function `raw` is on the default export.
import bwip from '@bwip-js/node';
import { symbologyOf, type Symbology } from '@quayside/domain/products/barcode-rules';

/** Quiet zone a scanner needs on each side of the code, in modules. */
const quiet = { ean13: [11, 7], upca: [9, 9], code128: [10, 10] } as const satisfies Record<Symbology, readonly [number, number]>;
/** The largest module a symbology allows: GS1 general specifications for retail codes and for Code 128. */
const maxModuleMm = { ean13: 0.66, upca: 0.66, code128: 1.016 } as const satisfies Record<Symbology, number>;

export type Bars = {
  /** Where each black bar begins and how wide it is, in printer dots from the left edge of the label. */
  readonly bars: readonly { readonly at: number; readonly wide: number }[];
  readonly moduleDots: number;
  /** The code with its quiet zones, in dots. */
  readonly wideDots: number;
};

/** The widths of bar, space, bar, space … in modules. */
function modulesOf(barcode: string): { widths: readonly number[]; symbology: Symbology } {
  const symbology = symbologyOf(barcode);
  const [drawn] = bwip.raw(symbology, barcode);
  if (!drawn || !('sbs' in drawn)) throw new Error(`${symbology} drew no bars`);
  return { widths: drawn.sbs, symbology };
}

/**
 * The bars centred in the given width, as large as it and the symbology allow, every edge on a whole printer dot; null when they do not
 * fit.
 */
export function barsOf(barcode: string, widthDots: number, dpi: number): Bars | null {
  const { widths, symbology } = modulesOf(barcode);
  const [before, after] = quiet[symbology];
  const modules = before + after + widths.reduce((sum, width) => sum + width, 0);
  const moduleDots = Math.min(Math.floor(widthDots / modules), Math.floor((maxModuleMm[symbology] / 25.4) * dpi));
  if (moduleDots < 1) return null;
  let at = Math.floor((widthDots - modules * moduleDots) / 2) + before * moduleDots;
  const bars: { at: number; wide: number }[] = [];
  widths.forEach((width, index) => {
    const wide = width * moduleDots;
    if (index % 2 === 0) bars.push({ at, wide });
    at += wide;
  });
  return { bars, moduleDots, wideDots: modules * moduleDots };
}
