import type { CSSProperties } from 'react';
import { COLOR } from './contrast.ts';

/** The brand's colour for the styles below; set by script, as the content policy wants it. */
export function brandColor(color: string): CSSProperties {
  const properties = { '--brand': COLOR.test(color) ? color : 'gray' };
  return properties as CSSProperties; // React passes custom properties on, its types do not know them
}
