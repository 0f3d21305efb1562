import { useId, type ReactNode } from 'react';

/** One section of a long form. */
export function FormPanel({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="panel-head">
        <h2 id={id}>{title}</h2>
        {note !== undefined && <p className="quiet">{note}</p>}
      </div>
      <div className="panel-body">{children}</div>
    </section>
  );
}
