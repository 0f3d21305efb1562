/** The digits of a typed or pasted code. Apps copy it as "123 456": spaces are removed before cutting to six, or a digit is lost. */
export function totpDigits(text: string): string {
  return text.replaceAll(/\D/g, '').slice(0, 6);
}
