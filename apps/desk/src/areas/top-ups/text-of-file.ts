/** A bank's file as text: UTF-8, or the Chinese coding that banks in China still write. */
export function textOfFile(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}
