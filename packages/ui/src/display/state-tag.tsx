import type { ReactNode } from 'react';

/** What a state means for the reader; the colour follows from it. */
export type Tone = 'waiting' | 'active' | 'good' | 'bad' | 'quiet';

/** A state as a chip with a dot: the text carries the meaning, the colour is only an aid. */
export function StateTag({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className="state-tag" data-tone={tone}>
      {children}
    </span>
  );
}
