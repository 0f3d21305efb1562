import { useState, type ComponentProps, type PointerEvent } from 'react';
import { limitedWidth } from './column-layout.ts';

type Props = ComponentProps<'th'> & { resize?: ((width: number) => void) | null };

/** A header cell whose right edge can be dragged. With the keyboard the width is set in the column chooser. */
export function ResizableHeader({ resize = null, children, ...cell }: Props) {
  const [start, setStart] = useState<{ x: number; width: number } | null>(null);
  const onDown = (event: PointerEvent<HTMLSpanElement>) => {
    const header = event.currentTarget.closest('th');
    if (!header) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setStart({ x: event.clientX, width: header.offsetWidth });
  };
  const onUp = (event: PointerEvent<HTMLSpanElement>) => {
    if (start && event.clientX !== start.x) resize?.(limitedWidth(start.width + event.clientX - start.x));
    setStart(null);
  };
  return (
    <th {...cell}>
      {children}
      {resize !== null && (
        <span
          className="column-edge"
          aria-hidden
          data-dragged={start !== null || undefined}
          onPointerDown={onDown}
          onPointerUp={onUp}
          onPointerCancel={() => setStart(null)}
          // The header below sorts on a click.
          onClick={(event) => event.stopPropagation()}
        />
      )}
    </th>
  );
}
