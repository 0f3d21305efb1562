import { join } from 'node:path';
import type { Config } from '#server/kernel/config.ts';
import { localStorage } from './local.ts';
import type { Storage } from './port.ts';
import { s3Storage } from './s3.ts';

/** A bucket if one is configured, else a folder next to the database. */
export function chooseStorage(config: Config, dataDir: string): Storage {
  const { S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = config;
  if (!S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return localStorage(join(dataDir, 'files'));
  return s3Storage({
    bucket: S3_BUCKET,
    region: S3_REGION,
    endpoint: S3_ENDPOINT ?? null,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  });
}
