import { FastColor } from '@ant-design/fast-color';

/**
 * Stands in the build for what Ant Design's buttons and tags take from its colour picker (see vite/slim-colors.ts): whether a colour is so
 * bright that black is written on it. The picker's panels stay with the picker.
 */
export function isBright(color: FastColor, ground: string): boolean {
  const { r, g, b, a } = color.toRgb();
  if (a <= 0.5) return color.onBackground(new FastColor(ground)).toHsv().v > 0.5;
  return r * 0.299 + g * 0.587 + b * 0.114 > 192;
}

export { FastColor as AggregationColor };
