import { join } from 'node:path';
import type { Config } from '#server/kernel/config.ts';
import { csvDrop } from './csv-drop/csv-drop.ts';
import { folderFiles } from './csv-drop/folder-files.ts';
import { s3Files } from './csv-drop/s3-files.ts';
import type { Stores } from './port.ts';
import { shopHttp, type Rules } from './shop-http.ts';
import { shopify } from './shopify/shopify.ts';
import { shopline } from './shopline/shopline.ts';
import { wooCommerce } from './woocommerce/woocommerce.ts';

/** Every kind of shop there is. A new one is a folder here and a line below (docs/connectors.md). */
export function chooseStores(config: Config, dataDir: string, rules: Rules = {}): Stores {
  const http = shopHttp(rules);
  const { SHOPIFY_CLIENT_ID: client_id, SHOPIFY_CLIENT_SECRET: client_secret } = config;
  return {
    shopify: shopify(http, client_id && client_secret ? { client_id, client_secret } : null),
    woocommerce: wooCommerce(http),
    csv_drop: csvDrop(dropFiles(config, dataDir)),
    shopline: shopline(http),
  };
}

/** A folder of the server if one is named, else the bucket of stored files, else a folder beside the database. */
function dropFiles(config: Config, dataDir: string) {
  const { CSV_DROP_DIR, S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = config;
  if (CSV_DROP_DIR !== undefined || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    return folderFiles(CSV_DROP_DIR ?? join(dataDir, 'csv-drop'));
  return s3Files({
    bucket: S3_BUCKET,
    region: S3_REGION,
    endpoint: S3_ENDPOINT ?? null,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  });
}
