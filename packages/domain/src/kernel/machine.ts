import type { Side } from './actor.ts';

export type Move<State extends string> = {
  readonly from: readonly State[];
  readonly to: State;
  readonly by: readonly Side[];
};

export type Machine<State extends string, MoveName extends string> = {
  readonly initial: State;
  readonly states: readonly State[];
  readonly moves: Readonly<Record<MoveName, Move<State>>>;
};

/** A state machine is data, keyed by action. States are inferred from `states` alone, so a typo in a transition does not compile. */
export function machine<const State extends string, MoveName extends string>(definition: {
  initial: NoInfer<State>;
  states: readonly State[];
  moves: Record<MoveName, Move<NoInfer<State>>>;
}): Machine<State, MoveName> {
  return definition;
}

/** Whether this side may make this transition from this state. */
export function allows<State extends string, MoveName extends string>(
  rules: Machine<State, MoveName>,
  move: MoveName,
  state: State,
  side: Side,
): boolean {
  const { from, by } = rules.moves[move];
  return from.includes(state) && by.includes(side);
}

/** States that no sequence of transitions reaches; a correct machine has none. */
export function unreachable<State extends string>(rules: Machine<State, string>): State[] {
  const reached = new Set<State>([rules.initial]);
  const moves = Object.values<Move<State>>(rules.moves);
  for (let before = 0; before !== reached.size;) {
    before = reached.size;
    for (const move of moves) if (move.from.some((state) => reached.has(state))) reached.add(move.to);
  }
  return rules.states.filter((state) => !reached.has(state));
}
