import { describe, expect, it, vi } from 'vitest';
import { ok, mockServer, refused, watchSavedFiles } from '../testing.tsx';
import { binaryOf, fileNameOf, saveBlob, saveFileByUrl, savePdf } from './files.ts';

describe('files', () => {
  it('NET-15 fetches a file by its address and saves it as a blob', async () => {
    const saved = watchSavedFiles();
    mockServer(() => new Response('hello', { headers: { 'content-type': 'text/plain' } }));
    expect(await saveFileByUrl('/files/price%20list.txt?v=2')).toBeNull();
    expect(saved.map(({ name }) => name)).toEqual(['price list.txt']);
    expect(await saved[0]?.blob.text()).toBe('hello');
  });

  it('keeps the address of what it saves for a minute: some browsers start reading after the click', () => {
    vi.useFakeTimers();
    watchSavedFiles();
    const revoked = vi.spyOn(URL, 'revokeObjectURL');
    saveBlob(new Blob(['hello']), 'hello.txt');
    vi.advanceTimersByTime(59_000);
    expect(revoked).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    expect(revoked).toHaveBeenCalledTimes(1);
  });

  it('NET-16 the helper is silent: it neither throws nor shows anything, and says what came instead of the file', async () => {
    const saved = watchSavedFiles();
    const errors = vi.spyOn(console, 'error');
    mockServer(() => refused(2202, 'This task has no file'));
    expect(await saveFileByUrl('/files/a.txt')).toMatchObject({ answer: { status: 422 } });
    mockServer(() => ok({}));
    expect(await saveFileByUrl('/files/a.txt')).toMatchObject({ answer: { status: 200 } });
    const thrown = new TypeError('Failed to fetch');
    mockServer(() => {
      throw thrown;
    });
    expect(await saveFileByUrl('/files/a.txt')).toEqual({ error: thrown });
    expect(saved).toEqual([]);
    expect(errors).not.toHaveBeenCalled();
    expect(document.body.textContent).toBe('');
  });

  it('NET-17 makes a PDF of a binary string, byte by byte, named after the moment', async () => {
    const saved = watchSavedFiles();
    vi.useFakeTimers({ now: 1_763_171_537_123 });
    savePdf('%PDF-\u0000\u00ff');
    expect(saved.map(({ name }) => name)).toEqual(['1763171537123.pdf']);
    expect(saved[0]?.blob.type).toBe('application/pdf');
    vi.useRealTimers();
    expect([...new Uint8Array((await saved[0]?.blob.arrayBuffer()) ?? new ArrayBuffer())]).toEqual([37, 80, 68, 70, 45, 0, 255]);
  });

  it('NET-17 an answer becomes a binary string with every byte as it was, also when it is long', async () => {
    const bytes = Uint8Array.from({ length: 20_000 }, (_, at) => at % 256);
    const binary = await binaryOf(new Response(bytes));
    expect(binary).toHaveLength(20_000);
    expect(Uint8Array.from(binary, (char) => char.charCodeAt(0))).toEqual(bytes);
  });

  it('reads the name of a download, and null when it is none', () => {
    expect(fileNameOf('attachment; filename="a b.csv"')).toBe('a b.csv');
    expect(fileNameOf('attachment; filename=a.csv; size=3')).toBe('a.csv');
    expect(fileNameOf("attachment; filename*=UTF-8''%ZZ; filename=b.csv")).toBe('b.csv');
    expect(fileNameOf('inline')).toBeNull();
    expect(fileNameOf(null)).toBeNull();
  });
});
