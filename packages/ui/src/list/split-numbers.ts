/** Splits pasted numbers at line ends, commas or spaces, without duplicates. */
export function splitNumbers(text: string): { numbers: number[]; wrong: string[] } {
  const parts = [...new Set(text.split(/[\s,;，；]+/u).filter((part) => part !== ''))];
  const isNumber = (part: string) => /^\d{1,15}$/.test(part) && Number(part) > 0;
  return { numbers: [...new Set(parts.filter(isNumber).map(Number))], wrong: parts.filter((part) => !isNumber(part)) };
}
