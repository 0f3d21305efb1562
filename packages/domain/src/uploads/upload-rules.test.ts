import { describe, expect, it } from 'vitest';
import { cleanFileName, MAX_IMAGE_BYTES, MAX_NOTE_IMAGE_BYTES, nameFor, sizeText, whyNotFileName } from './upload-rules.ts';

describe('the name of an uploaded file', () => {
  it.each([
    ['ab', 'uploads.bad_name'],
    ['a.b', null],
    [`${'x'.repeat(60)}.png`, null],
    [`${'x'.repeat(61)}.png`, 'uploads.bad_name'],
    [`${'图'.repeat(60)}.png`, null],
    [`${'🚢'.repeat(60)}.png`, null],
    ['', 'uploads.bad_name'],
  ])('has 3 to 64 characters with its extension (D-17): %s', (name, refusal) => {
    expect(whyNotFileName(name)).toBe(refusal);
  });

  it.each([
    ['../../etc/passwd.png', 'passwd.png'],
    ['C:\\Users\\me\\photo.png', 'photo.png'],
    ['..\\..\\boot.ini', 'boot.ini'],
    ['a\u0000b\r\nc\u007f.png', 'abc.png'],
    ['gnp\u202Egpj.exe', 'gnpgpj.exe'],
    ['\uFEFF  商品 主图.jpg  ', '商品 主图.jpg'],
    ['cafe\u0301.png', 'caf\u00e9.png'],
    ['half\ud800.png', 'half\ufffd.png'],
    ['folder/', ''],
    ['..', '..'],
  ])('keeps nothing of folders and invisible characters: %j', (given, kept) => {
    expect(cleanFileName(given)).toBe(kept);
  });

  it.each([
    ['photo.JPG', 'image/jpeg', 'photo.JPG'],
    ['photo.jpeg', 'image/jpeg', 'photo.jpeg'],
    ['photo.png', 'image/jpeg', 'photo.jpg'],
    ['setup.exe', 'image/png', 'setup.png'],
    ['photo.php.gif', 'image/gif', 'photo.php.gif'],
    ['Invoice No. 12', 'application/pdf', 'Invoice No. 12.pdf'],
    ['.png', 'image/png', '.png.png'],
    ['图'.repeat(64), 'image/png', `${'图'.repeat(60)}.png`],
  ] as const)('ends as what the file is: %s that holds %s', (name, mime, kept) => {
    expect(nameFor(name, mime)).toBe(kept);
  });
});

describe('how large an uploaded file may be', () => {
  it('is said in the unit people would use', () => {
    expect([MAX_IMAGE_BYTES, MAX_NOTE_IMAGE_BYTES, 1.5 * 1024 * 1024].map(sizeText)).toEqual(['5 MB', '500 KB', '1.5 MB']);
  });
});
