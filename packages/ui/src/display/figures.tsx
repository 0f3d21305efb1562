import type { ReactNode } from 'react';
import './figures.css';

export type Figure = { key: string; label: string; value: ReactNode; note?: ReactNode };

/** A row of figures, each with its label. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="figures">
      {figures.map(({ key, label, value, note }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>
            {value}
            {note !== undefined && <p className="figure-note">{note}</p>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
