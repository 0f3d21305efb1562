import { FastColor } from '@ant-design/fast-color';

/**
 * Replaces in the build what Ant Design's buttons and tags import from its colour picker (see vite/slim-colors.ts): whether a colour
 * needs black text on it. The picker's panels are loaded only with the picker.
 */
export function isBright(color: FastColor, ground: string): boolean {
  const { r, g, b, a } = color.toRgb();
  if (a <= 0.5) return color.onBackground(new FastColor(ground)).toHsv().v > 0.5;
  return r * 0.299 + g * 0.587 + b * 0.114 > 192;
}

export { FastColor as AggregationColor };
