import type { CSSProperties } from 'react';
import { COLOR } from './contrast.ts';

/** The brand's colour as a CSS variable; set by script, because the CSP blocks style attributes. */
export function brandColor(color: string): CSSProperties {
  const properties = { '--brand': COLOR.test(color) ? color : 'gray' };
  return properties as CSSProperties; // React accepts custom properties, its types do not
}
