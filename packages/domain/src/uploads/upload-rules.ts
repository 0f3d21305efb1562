export type UploadRefusal =
  | 'uploads.wrong_type'
  | 'uploads.too_large'
  | 'uploads.broken'
  | 'uploads.missing'
  | 'uploads.bad_name'
  | 'uploads.link_expired';

/** Product images and everything else shown as a picture (PROD-22, D-18). */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;

/** Pictures attached to notes and to replies about exceptions (LIMIT-04, D-18). */
export const MAX_NOTE_IMAGE_BYTES = 500 * 1024;

/** A size in a readable unit. */
export function sizeText(bytes: number): string {
  const MB = 1024 * 1024;
  return bytes < MB ? `${Math.round(bytes / 1024)} KB` : `${Math.round((bytes / MB) * 100) / 100} MB`;
}

/** Maximum length of a file name with its extension (D-17). */
export const FILE_NAME_LENGTH = { min: 3, max: 64 } as const;

/** Allowed file types and their extensions; the first extension is the one we use. */
export const fileExtensions = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/gif': ['gif'],
  'application/pdf': ['pdf'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.ms-excel': ['xls'],
} as const satisfies Record<string, readonly [string, ...string[]]>;
export type UploadMime = keyof typeof fileExtensions;

export function whyNotFileName(name: string): UploadRefusal | null {
  const length = [...name].length;
  return length < FILE_NAME_LENGTH.min || length > FILE_NAME_LENGTH.max ? 'uploads.bad_name' : null;
}

// Control characters, and characters that disguise a name: zero-width ones and text direction marks.
const UNSEEN = /[\p{Cc}\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;

/** A file name as we store it: no folders, no invisible characters, Unicode-normalized. It is displayed, never used as a path. */
export function cleanFileName(given: string): string {
  const last = given.toWellFormed().split(/[\\/]/).at(-1) ?? '';
  return last.replace(UNSEEN, '').normalize('NFC').trim();
}

/** The name with the extension of its real content type: `slip.exe` that is an image is saved as `slip.png`. */
export function nameFor(name: string, mime: UploadMime): string {
  const [given, ...known]: readonly string[] = fileExtensions[mime];
  const dot = name.lastIndexOf('.');
  const extension = dot > 0 ? name.slice(dot + 1).toLowerCase() : '';
  if (given === undefined || extension === given || known.includes(extension)) return name;
  const stem = /^[a-z][a-z0-9]{1,4}$/.test(extension) ? name.slice(0, dot) : name;
  return `${[...stem].slice(0, FILE_NAME_LENGTH.max - given.length - 1).join('')}.${given}`;
}
