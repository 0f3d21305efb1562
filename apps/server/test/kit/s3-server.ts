import { mkdirSync } from 'node:fs';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';

type S3Server = { run: () => Promise<AddressInfo>; close: () => Promise<void>; httpServer: Server };
// The package brings no types of its own.
const S3rver = createRequire(import.meta.url)('@20minutes/s3rver') as new (options: Record<string, unknown>) => S3Server;

/**
 * A server that speaks S3, with the bucket `quayside` in a folder. It computes the signature of a listing wrongly: a test that lists
 * has it accept others.
 */
export async function s3Server(directory: string, { lists = false } = {}) {
  mkdirSync(directory, { recursive: true });
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    allowMismatchedSignatures: lists,
    configureBuckets: [{ name: 'quayside' }],
  });
  const { port } = await server.run();
  const settings = (secret = 'S3RVER') => ({
    S3_BUCKET: 'quayside',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: secret,
  });
  const close = async () => {
    server.httpServer.closeAllConnections();
    await server.close();
  };
  return { http: server.httpServer, settings, close };
}
