import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { playServer } from '../testing.tsx';
import { fileNameOf, saveFileByUrl, savePdf } from './files.ts';

const saved: { name: string; blob: Blob }[] = [];

beforeEach(() => {
  saved.length = 0;
  let last = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    last = blob as Blob; // only blobs are saved
    return 'blob:test';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob: last });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('files', () => {
  it('NET-15 fetches a file by its address and saves it as a blob', async () => {
    playServer(() => new Response('hello', { headers: { 'content-type': 'text/plain' } }));
    expect(await saveFileByUrl('/files/price%20list.txt?v=2')).toBe(true);
    expect(saved.map(({ name }) => name)).toEqual(['price list.txt']);
    expect(await saved[0]?.blob.text()).toBe('hello');
  });

  it('NET-16 stays silent when the file cannot be had', async () => {
    playServer(() => new Response('no', { status: 404 }));
    expect(await saveFileByUrl('/files/a.txt')).toBe(false);
    playServer(() => {
      throw new TypeError('Failed to fetch');
    });
    expect(await saveFileByUrl('/files/a.txt')).toBe(false);
    expect(saved).toEqual([]);
  });

  it('NET-17 makes a PDF of a binary string, byte by byte, named after the moment', async () => {
    vi.useFakeTimers({ now: 1_763_171_537_123 });
    savePdf('%PDF-\u0000\u00ff');
    expect(saved.map(({ name }) => name)).toEqual(['1763171537123.pdf']);
    expect(saved[0]?.blob.type).toBe('application/pdf');
    vi.useRealTimers();
    expect([...new Uint8Array((await saved[0]?.blob.arrayBuffer()) ?? new ArrayBuffer())]).toEqual([37, 80, 68, 70, 45, 0, 255]);
  });

  it('reads the name of a download, and null when it is none', () => {
    expect(fileNameOf('attachment; filename="a b.csv"')).toBe('a b.csv');
    expect(fileNameOf('attachment; filename=a.csv; size=3')).toBe('a.csv');
    expect(fileNameOf("attachment; filename*=UTF-8''%ZZ; filename=b.csv")).toBe('b.csv');
    expect(fileNameOf('inline')).toBeNull();
    expect(fileNameOf(null)).toBeNull();
  });
});
