import { AggregationColor as PickersColor } from 'antd/es/color-picker/color';
import { isBright as isBrightInPicker } from 'antd/es/color-picker/components/ColorPresets';
import { expect, it } from 'vitest';
import { AggregationColor, isBright } from './brightness.ts';

const colors = [
  '#000000',
  '#ffffff',
  '#2156e4',
  '#ffcc00',
  '#c0c0c0',
  '#c1c1c1',
  'rgba(255, 255, 255, 0.95)',
  'rgba(0, 0, 0, 0.4)',
  'rgba(0, 0, 0, 0.5)',
];

it('judges every colour as the colour picker does', () => {
  for (const color of colors)
    for (const ground of ['#fff', '#000'])
      expect([color, ground, isBright(new AggregationColor(color), ground)]).toEqual([
        color,
        ground,
        isBrightInPicker(new PickersColor(color), ground),
      ]);
});
