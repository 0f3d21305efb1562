/** Splits pasted numbers at line ends, commas or spaces, without duplicates. */
export function splitNumbers(text: string): { numbers: number[]; wrong: string[] } {
  const parts = [...new Set(text.split(/[\s,;，；]+/u).filter((part) => part !== ''))];
  const isNumber = (part: string) => /^\d{1,15}$/.test(part) && Number(part) > 0;
  return { numbers: [...new Set(parts.filter(isNumber).map(Number))], wrong: parts.filter((part) => !isNumber(part)) };
}

/** Document numbers, one per line; a number may hold spaces. One that is longer than any number is wrong. */
export function splitLines(text: string, longest: number): { numbers: string[]; wrong: string[] } {
  const lines = [...new Set(text.split(/\r?\n/).map((line) => line.trim()))].filter((line) => line !== '');
  return { numbers: lines.filter((line) => line.length <= longest), wrong: lines.filter((line) => line.length > longest) };
}
