import { createContext, use } from 'react';

/** Navigation for a step that draws its own buttons. */
export type WizardMoves = {
  busy: boolean;
  goTo: (step: string) => void;
  /** Checks the whole form and finishes; `how` reaches `onFinish`. */
  finish: (how?: string) => void;
};

export const WizardMovesContext = createContext<WizardMoves | null>(null);

export function useWizardMoves(): WizardMoves {
  const moves = use(WizardMovesContext);
  if (moves === null) throw new Error('useWizardMoves outside of a wizard');
  return moves;
}
