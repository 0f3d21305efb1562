import { Readable } from 'node:stream';
import { S3Client } from '@aws-sdk/client-s3';
import { AwsS3StorageAdapter } from '@flystorage/aws-s3';
import { ownKey } from './keys.ts';
import type { Storage } from './port.ts';

export type S3Settings = {
  readonly bucket: string;
  readonly region: string;
  /** Null for Amazon S3. */
  readonly endpoint: string | null;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

const MB = 1024 * 1024;

/** Files in an S3-compatible bucket. Uses the adapter without flystorage's wrapper, which leaves aborted downloads open. */
export function s3Storage(settings: S3Settings): Storage {
  const client = new S3Client({
    region: settings.region,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    // S3-compatible services need path-style URLs and often do not support Amazon's newer checksums.
    ...(settings.endpoint === null ? {} : { endpoint: settings.endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 60_000 },
  });
  // One part at a time, so that at most one part of a file is in memory.
  const uploadConfiguration = { queueSize: 1, partSize: 5 * MB };
  const bucket = new AwsS3StorageAdapter(client, { bucket: settings.bucket, uploadConfiguration });

  return {
    put: async (key, body) => {
      try {
        // Set explicitly: detecting the type would hang on a body that fails.
        await bucket.write(ownKey(key), body, { mimeType: 'application/octet-stream' });
      } catch (error) {
        // If the body failed, throw that error and not the one from the cleanup.
        throw body.errored ?? error;
      } finally {
        body.destroy();
      }
    },
    open: async (key) => {
      const body = await bucket.read(ownKey(key), {});
      return body instanceof Readable ? body : Readable.from(body);
    },
    remove: async (key) => bucket.deleteFile(ownKey(key), {}),
  };
}
