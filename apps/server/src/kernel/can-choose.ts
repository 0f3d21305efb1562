/** Enabled choices can be chosen; a choice already stored may stay, even if it was disabled since. */
export function canChoose(choices: ReadonlyMap<number, { readonly enabled: boolean }>, id: number, kept: readonly number[] = []): boolean {
  const choice = choices.get(id);
  return choice !== undefined && (choice.enabled || kept.includes(id));
}
