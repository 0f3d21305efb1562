export type UploadRefusal = 'uploads.wrong_type' | 'uploads.too_large' | 'uploads.broken' | 'uploads.missing' | 'uploads.bad_name';

/** Product images and everything else shown as a picture (PROD-22, D-18). */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;

/** Pictures attached to notes and to replies about exceptions (LIMIT-04, D-18). */
export const MAX_NOTE_IMAGE_BYTES = 500 * 1024;

/** How large that is, in the unit people would say it in. */
export function sizeText(bytes: number): string {
  const MB = 1024 * 1024;
  return bytes < MB ? `${Math.round(bytes / 1024)} KB` : `${Math.round((bytes / MB) * 100) / 100} MB`;
}

/** The whole name with its extension (D-17). */
export const FILE_NAME_LENGTH = { min: 3, max: 64 } as const;

/** What we store, and the extensions people know it by; the first is the one we give. */
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

// Control characters, and those that make a name read as something else: zero-width ones and changes of direction.
const UNSEEN = /[\p{Cc}\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;

/** A file's name as we keep it: no folders, nothing invisible, one spelling for one name. It is shown, never used as a path. */
export function cleanFileName(given: string): string {
  const last = given.toWellFormed().split(/[\\/]/).at(-1) ?? '';
  return last.replace(UNSEEN, '').normalize('NFC').trim();
}

/** The name with an extension that says what the file is: `slip.exe` that holds a picture is saved as `slip.png`. */
export function nameFor(name: string, mime: UploadMime): string {
  const [given, ...known]: readonly string[] = fileExtensions[mime];
  const dot = name.lastIndexOf('.');
  const extension = dot > 0 ? name.slice(dot + 1).toLowerCase() : '';
  if (given === undefined || extension === given || known.includes(extension)) return name;
  const stem = /^[a-z][a-z0-9]{1,4}$/.test(extension) ? name.slice(0, dot) : name;
  return `${[...stem].slice(0, FILE_NAME_LENGTH.max - given.length - 1).join('')}.${given}`;
}
