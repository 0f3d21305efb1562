import { ErrorState } from '@quayside/ui/feedback/states';
import { Skeleton } from 'antd';
import { useId, type ReactNode } from 'react';
import './workplace.css';

/** What a card needs of a read. */
type Read<Data> = {
  readonly data: Data | undefined;
  readonly isPending: boolean;
  readonly isLoadingError: boolean;
  readonly error: Error | null;
  readonly refetch: () => unknown;
};

type CardProps<Data> = {
  title: ReactNode;
  note?: ReactNode;
  more?: ReactNode;
  read: Read<Data>;
  /** Lines of the placeholder, as many as the content has: the page does not jump. */
  rows: number;
  flush?: boolean;
  children: (data: Data) => ReactNode;
};

/** A card of the workplace that loads by itself. */
export function Card<Data>({ title, note, more, read, rows, flush = false, children }: CardProps<Data>) {
  const id = useId();
  return (
    <section className="panel" aria-labelledby={id} aria-busy={read.isPending}>
      <div className="panel-head">
        <h2 id={id}>{title}</h2>
        {note !== undefined && <span className="quiet card-note">{note}</span>}
        {more}
      </div>
      {read.data !== undefined && (flush ? children(read.data) : <div className="panel-body">{children(read.data)}</div>)}
      {read.isPending && (
        <div className="panel-body">
          <Skeleton active title={false} paragraph={{ rows }} />
        </div>
      )}
      {read.isLoadingError && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
    </section>
  );
}
