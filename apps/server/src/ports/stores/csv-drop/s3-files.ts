import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { S3Settings } from '#server/ports/storage/s3.ts';
import { StoreError } from '../port.ts';
import { isDropName, MAX_DROP_BYTES, type DropFiles } from './drop-files.ts';

const PREFIX = 'csv-drop';

/** Drops under a prefix of the bucket. An object appears when it is complete, so nothing is read half. */
export function s3Files({ bucket: Bucket, region, endpoint, accessKeyId, secretAccessKey }: S3Settings): DropFiles {
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 60_000 },
  });
  const keyOf = (drop: string, folder: 'in' | 'done', name: string) => `${PREFIX}/${drop}/${folder}/${name}`;
  const isMissing = (error: unknown) => error instanceof Error && /NoSuchKey|NotFound/.test(error.name);
  const named = async <Result>(work: Promise<Result>): Promise<Result | null> => {
    try {
      return await work;
    } catch (error) {
      if (isMissing(error)) return null;
      throw new StoreError('no_folder', error instanceof Error ? error.message : String(error));
    }
  };
  return {
    prepare: async () => {},
    waiting: async (drop) => {
      const start = keyOf(drop, 'in', '');
      const answer = await named(client.send(new ListObjectsV2Command({ Bucket, Prefix: start, MaxKeys: 1000 })));
      return (answer?.Contents ?? []).flatMap(({ Key }) => (Key && isDropName(Key.slice(start.length)) ? [Key.slice(start.length)] : []));
    },
    read: async (drop, name) => {
      const Key = keyOf(drop, 'in', name);
      const head = await named(client.send(new HeadObjectCommand({ Bucket, Key })));
      if (head === null || (head.ContentLength ?? 0) > MAX_DROP_BYTES) return null;
      const answer = await named(client.send(new GetObjectCommand({ Bucket, Key })));
      return (await answer?.Body?.transformToString()) ?? null;
    },
    archive: async (drop, name, result) => {
      const Key = keyOf(drop, 'in', name);
      const kept = keyOf(drop, 'done', `${new Date().toISOString().replaceAll(':', '-')}-${name}`);
      const copied = await named(client.send(new CopyObjectCommand({ Bucket, Key: kept, CopySource: encodeURI(`${Bucket}/${Key}`) })));
      if (copied === null) return;
      await named(client.send(new PutObjectCommand({ Bucket, Key: `${kept}.result.txt`, Body: result })));
      // Last: until here a crash leaves the file where it is read again.
      await named(client.send(new DeleteObjectCommand({ Bucket, Key })));
    },
  };
}
