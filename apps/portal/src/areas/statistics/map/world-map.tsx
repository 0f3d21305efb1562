import type { Ref } from 'react';
import { seriesStep } from './map-steps.ts';
import world from './world-map.json';
import './world-map.css';

type MapProps = {
  label: string;
  /** What a country counts; those without are grey. */
  values: ReadonlyMap<string, number>;
  marked: string | null;
  onMark: (country: string | null) => void;
  onOpen: (country: string) => void;
  ref?: Ref<SVGSVGElement>;
};

/**
 * The world from open geodata that is shipped with the app (SHELL-69, D-104): no key and no outside tiles. The table under it has the same
 * figures for the keyboard and for countries too small for the map.
 */
export function WorldMap({ label, values, marked, onMark, onOpen, ref }: MapProps) {
  const highest = Math.max(1, ...values.values());
  return (
    <svg ref={ref} className="world-map" viewBox={`0 0 ${world.width} ${world.height}`} role="img" aria-label={label}>
      {world.shapes.map(([code = '', path = '']) => {
        const value = values.get(code) ?? 0;
        return (
          <path
            key={`${code}${path.length}`}
            d={path}
            className={`map-step-${seriesStep(value, highest)}${code !== '' && code === marked ? ' is-marked' : ''}`}
            data-country={code}
            {...(value > 0 ? { onPointerEnter: () => onMark(code), onPointerLeave: () => onMark(null), onClick: () => onOpen(code) } : {})}
          />
        );
      })}
    </svg>
  );
}
