import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aFolder, aSmallDisk, postmasterOf } from './kit/data-folders.ts';
import { quayside, refusal, root } from './kit/quayside.ts';

const isRoot = process.getuid?.() === 0;

/** A data folder of an earlier program. */
function aFolderWith(files: Record<string, string>): string {
  const folder = aFolder();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

describe('a start that fails says why in one line', () => {
  it('a folder of something else', async () => {
    const folder = aFolderWith({ 'letter.txt': 'dear' });
    expect(await refusal({ DATA_DIR: folder })).toEqual({
      code: 1,
      sentence: `${folder} is not empty and holds no Quayside data. Choose another folder with DATA_DIR.`,
    });
  });

  it('every bad setting, all at once', async () => {
    const { code, sentence } = await refusal({
      PORT: '70000',
      ROLE: 'boss',
      DATABASE_URL: 'mysql://somewhere/db',
      DATABASE_POOL: 'many',
      DEMO: 'yes',
      PUBLIC_URL: 'shop',
      TRUST_PROXY: '11',
      LOG_LEVEL: 'loud',
      S3_ENDPOINT: 'there',
      SMTP_URL: 'mail',
      MAIL_FROM: 'nobody',
      JOB_SLOTS: '0',
      JOB_LEASE_SECONDS: '1',
      RATE_LIMIT_PER_MINUTE: '1',
      METRICS_TOKEN: 'short',
    });
    expect(code).toBe(1);
    expect(sentence.split('\n')).toHaveLength(1);
    for (const part of [
      'PORT must be at most 65535',
      'ROLE must be all, api or worker',
      'DATABASE_URL must be an address like postgres://…',
      'DATABASE_POOL must be a whole number',
      'DEMO must be 0 or 1',
      'PUBLIC_URL must be an address like https://…',
      'TRUST_PROXY must be at most 10',
      'LOG_LEVEL must be debug, info, warn or error',
      'S3_ENDPOINT must be an address like https://…',
      'SMTP_URL must be an address like smtp://…',
      'MAIL_FROM must be an email address',
      'JOB_SLOTS must be at least 2',
      'JOB_LEASE_SECONDS must be at least 2',
      'RATE_LIMIT_PER_MINUTE must be at least 10',
      'METRICS_TOKEN must have at least 16 characters',
    ])
      expect(sentence).toContain(part);
  });

  it('a database that is not there, without its password', async () => {
    const { code, sentence } = await refusal({ DATA_DIR: aFolder(), DATABASE_URL: 'postgres://quay:hush@127.0.0.1:1/none' });
    expect(code).toBe(1);
    expect(sentence).toMatch(/^The database of DATABASE_URL cannot be reached: .*ECONNREFUSED.*\.$/);
    expect(sentence).not.toContain('hush');
  });

  it('a folder this user may not write', async (test) => {
    const folder = join(aFolder(), 'inside');
    mkdirSync(dirname(folder));
    chmodSync(dirname(folder), 0o555);
    // Root may write anywhere, so another user is used, who must be able to read the program.
    const nobody = isRoot ? { uid: 65_534, gid: 65_534 } : {};
    const canRead = spawnSync(process.execPath, ['-e', `require('fs').readdirSync(${JSON.stringify(root)})`], { ...nobody, cwd: '/' });
    if (canRead.status !== 0) return test.skip('the other user cannot reach the program');
    expect(await refusal({ DATA_DIR: folder }, nobody)).toEqual({
      code: 1,
      sentence: `${folder} cannot be written by this user. Choose another folder with DATA_DIR.`,
    });
  });

  it('a full disk; and starts once there is space again', async (test) => {
    const folder = aSmallDisk('150m');
    if (folder === null) return test.skip('mounting is not permitted here');
    const full = { code: 1, sentence: `The disk that holds ${folder} is full. Free some space and start again.` };
    const filler = join(folder, 'filler');
    const fill = () => {
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(filler, Buffer.alloc(bavail * bsize));
    };
    // First not even the marker file fits, then not the whole database, then the database exists but cannot work.
    const outside = join(folder, 'deep');
    fill();
    expect(await refusal({ DATA_DIR: outside })).toEqual({ ...full, sentence: full.sentence.replace(folder, outside) });
    writeFileSync(filler, Buffer.alloc(130 * 1024 * 1024));
    expect(await refusal({ DATA_DIR: outside })).toEqual({ ...full, sentence: full.sentence.replace(folder, outside) });
    rmSync(filler);
    const server = await quayside({ DATA_DIR: outside, DEMO: '0' });
    await server.ready();
    server.signal('SIGTERM');
    expect(await server.ended()).toBe(0);
    fill();
    expect(await refusal({ DATA_DIR: outside })).toEqual({ ...full, sentence: full.sentence.replace(folder, outside) });
    expect(postmasterOf(outside)).toBeNull();
    rmSync(filler);
    const again = await quayside({ DATA_DIR: outside, DEMO: '0' });
    await again.ready();
    again.signal('SIGTERM');
    expect(await again.ended()).toBe(0);
  });
});
