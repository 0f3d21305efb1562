/** Minimum contrast of text on its background (WCAG AA). */
export const READABLE = 4.5;
export const COLOR = /^#[0-9a-fA-F]{6}$/;

/** Relative luminance of a colour, from 0 to 1 (WCAG). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of a colour against white, truncated to one decimal: 4.49 is not 4.5. Null when it is not a colour. */
export function contrastToWhite(color: string): number | null {
  if (!COLOR.test(color)) return null;
  return Math.floor((1.05 / (luminance(color) + 0.05)) * 10) / 10;
}

/** Text colour of a mail on the brand's colour, by the same rule as the server. */
export function inkOn(color: string): 'white' | 'black' {
  return COLOR.test(color) && luminance(color) > 0.179 ? 'black' : 'white';
}
