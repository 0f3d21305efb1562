export type UploadRefusal = 'uploads.wrong_type' | 'uploads.too_large' | 'uploads.broken' | 'uploads.missing' | 'uploads.bad_name';

/** Product images and everything else shown as a picture (PROD-22, D-18). */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;

/** The whole name with its extension (D-17). */
export const FILE_NAME_LENGTH = { min: 3, max: 64 } as const;

export function whyNotFileName(name: string): UploadRefusal | null {
  return name.length < FILE_NAME_LENGTH.min || name.length > FILE_NAME_LENGTH.max ? 'uploads.bad_name' : null;
}
