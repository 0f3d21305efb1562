import type { PdfFonts } from '../pdf/fonts.ts';
import { POINTS_PER_MM, type LabelLayout, type LabelPaper } from './layout.ts';

const round = (value: number) => Math.round(value * 100) / 100;

/** The label as a picture: text as outlines, so the browser needs none of our fonts. */
export function labelSvg({ font }: PdfFonts, { lines, bars, barsTopPt, barsHeightPt }: LabelLayout, paper: LabelPaper): string {
  const [width, height, dot] = [paper.width_mm * POINTS_PER_MM, paper.height_mm * POINTS_PER_MM, 72 / paper.dpi];
  const shapes = bars.bars.map(
    ({ at, wide }) => `M${round(at * dot)} ${round(barsTopPt)}h${round(wide * dot)}v${round(barsHeightPt)}h${round(-wide * dot)}z`,
  );
  const glyphs = lines.flatMap(({ signs, sizePt, xPt, baselinePt }) => {
    let x = xPt;
    return signs.map(({ font: name, glyph, width: share }) => {
      const scale = sizePt / font[name].unitsPerEm;
      const outline = `<path transform="translate(${round(x)} ${round(baselinePt)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" d="${font[name].getGlyph(glyph).path.toSVG()}"/>`;
      x += share * sizePt;
      return outline;
    });
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${round(width)} ${round(height)}" width="${paper.width_mm}mm" height="${paper.height_mm}mm">` +
    `<rect width="100%" height="100%" fill="#fff"/><path d="${shapes.join('')}" shape-rendering="crispEdges"/>${glyphs.join('')}</svg>`
  );
}
