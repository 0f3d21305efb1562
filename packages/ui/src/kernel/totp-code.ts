/** The digits of a typed or pasted code. Apps copy it as "123 456": cut to six characters before the space is gone, a digit would be lost. */
export function totpDigits(text: string): string {
  return text.replaceAll(/\D/g, '').slice(0, 6);
}
