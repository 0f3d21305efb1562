import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Below this number all rows are drawn and the page scrolls. */
const WINDOW_FROM = 60;
/** Rows drawn above and below the visible part. */
const AHEAD_PX = 400;
/** Before the first layout, and where there is none. */
const USUAL_HEIGHT = 700;

type WindowedProps = {
  /** The expected height of each row, in px. */
  heights: readonly number[];
  /** Scrolled into sight when it changes. */
  shown: number | null;
  className?: string;
  render: (index: number) => ReactNode;
};

/** Long lists scroll in a box of their own and draw only the rows in sight. */
export function Windowed({ heights, shown, className, render }: WindowedProps) {
  const box = useRef<HTMLDivElement>(null);
  const last = useRef<number | null>(null);
  const [view, setView] = useState({ top: 0, height: USUAL_HEIGHT });
  const isWindowed = heights.length > WINDOW_FROM;
  const offsets = isWindowed ? offsetsOf(heights) : [];
  const [start, end] = shown === null ? [] : [offsets[shown], offsets[shown + 1]];
  // Scrolling is done by the browser, after the rows are laid out.
  useEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    const frame = box.current;
    if (frame === null || start === undefined || end === undefined) return;
    if (start < frame.scrollTop) frame.scrollTop = start;
    else if (end > frame.scrollTop + frame.clientHeight) frame.scrollTop = end - frame.clientHeight;
  }, [shown, start, end]);
  if (!isWindowed) return <div className={className}>{heights.map((_, index) => render(index))}</div>;
  const from = firstAt(offsets, view.top - AHEAD_PX);
  const to = firstAt(offsets, view.top + view.height + AHEAD_PX);
  const all = offsets.at(-1) ?? 0;
  return (
    <div
      ref={box}
      className={`windowed ${className ?? ''}`}
      onScroll={({ currentTarget }) => setView({ top: currentTarget.scrollTop, height: currentTarget.clientHeight || USUAL_HEIGHT })}
    >
      <div style={{ height: offsets[from] ?? 0 }} />
      {heights.slice(from, to + 1).map((_, index) => render(from + index))}
      <div style={{ height: all - (offsets[to + 1] ?? all) }} />
    </div>
  );
}

/** Where each row begins, and where the last one ends. */
function offsetsOf(heights: readonly number[]): number[] {
  const offsets = [0];
  for (const height of heights) offsets.push((offsets.at(-1) ?? 0) + height);
  return offsets;
}

/** The row at this position. */
function firstAt(offsets: readonly number[], position: number): number {
  let [low, high] = [0, Math.max(0, offsets.length - 2)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((offsets[middle] ?? 0) <= position) low = middle;
    else high = middle - 1;
  }
  return low;
}
