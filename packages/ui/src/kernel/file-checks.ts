import { fileExtensions, MAX_IMAGE_BYTES, whyNotFileName, type UploadMime } from '@quayside/domain/uploads/upload-rules';

const MEGABYTE = 1024 * 1024;
const sheets = ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'application/vnd.ms-excel'] as const;
const images = ['image/jpeg', 'image/png', 'image/gif'] as const;

const vouchers = ['image/jpeg', 'image/png', 'application/pdf'] as const;

export const sheetSuffixes = suffixesOf(sheets).join(',');
export const imageSuffixes = suffixesOf(images).join(',');
export const voucherSuffixes = suffixesOf(vouchers).join(',');

type Given = Pick<File, 'name' | 'size'>;

/** Why the server would refuse a workbook, checked before the upload (PROD-23, PROD-24, D-18). */
export function whyNotSheet(file: Given, maxMegabytes: number | null): 'wrong_type' | 'bad_name' | 'too_large' | null {
  if (!hasSuffix(file, sheets)) return 'wrong_type';
  if (whyNotFileName(file.name) !== null) return 'bad_name';
  return maxMegabytes !== null && file.size > maxMegabytes * MEGABYTE ? 'too_large' : null;
}

/** The same for an image (PROD-22). */
export function whyNotImage(file: Given): 'wrong_type' | 'too_large' | null {
  if (!hasSuffix(file, images)) return 'wrong_type';
  return file.size >= MAX_IMAGE_BYTES ? 'too_large' : null;
}

/** The same for a voucher (TOP-05, TOP-06). */
export function whyNotVoucher(file: Given, maxBytes: number): 'wrong_type' | 'bad_name' | 'too_large' | null {
  if (!hasSuffix(file, vouchers)) return 'wrong_type';
  if (whyNotFileName(file.name) !== null) return 'bad_name';
  return file.size > maxBytes ? 'too_large' : null;
}

function suffixesOf(mimes: readonly UploadMime[]): string[] {
  return mimes.flatMap((mime) => fileExtensions[mime].map((extension) => `.${extension}`));
}

function hasSuffix({ name }: Given, mimes: readonly UploadMime[]): boolean {
  return suffixesOf(mimes).some((suffix) => name.toLowerCase().endsWith(suffix));
}
