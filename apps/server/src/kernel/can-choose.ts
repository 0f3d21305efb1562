/** What is offered and switched on can be chosen; what was chosen before may stay, even if it was switched off meanwhile. */
export function canChoose(choices: ReadonlyMap<number, { readonly enabled: boolean }>, id: number, kept: readonly number[] = []): boolean {
  const choice = choices.get(id);
  return choice !== undefined && (choice.enabled || kept.includes(id));
}
