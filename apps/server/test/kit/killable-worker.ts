// A worker in a process of its own, to be killed: it may reach this machine, and runs only jobs that talk to systems of merchants.
import { tmpdir } from 'node:os';
import { allJobs } from '#server/areas/all.ts';
import { readConfig } from '#server/kernel/config.ts';
import { connect } from '#server/kernel/database.ts';
import { createLogger } from '#server/kernel/logger.ts';
import { createMetrics } from '#server/kernel/metrics.ts';
import { recordedStorage } from '#server/kernel/recorded-storage.ts';
import { openSecrets } from '#server/kernel/secrets.ts';
import { startWorker } from '#server/kernel/worker.ts';
import { chooseCarrier } from '#server/ports/carrier/choose.ts';
import { chooseChat } from '#server/ports/chat/choose.ts';
import { chooseMailer } from '#server/ports/mail/choose.ts';
import { webPictures } from '#server/ports/pictures/web.ts';
import { chooseStorage } from '#server/ports/storage/choose.ts';
import { chooseStores } from '#server/ports/stores/choose.ts';
import { chooseTranslator } from '#server/ports/translation/choose.ts';
import { sendWebhooks } from '#server/ports/webhooks/web.ts';

const [url = ''] = process.argv.slice(2);
const dataDir = tmpdir();
const config = readConfig({ LOG_LEVEL: 'error', JOB_LEASE_SECONDS: '2' }, dataDir);
const database = connect(url, 6);
const rules = { mayReach: () => true };
const jobs = allJobs.filter(({ job }) => /^(connectors|integrations)\./.test(job.name));
startWorker(
  {
    config,
    dataDir,
    database,
    replica: null,
    logger: createLogger('error'),
    mailer: chooseMailer(config),
    carrier: chooseCarrier(config),
    chat: chooseChat(config),
    translator: chooseTranslator(config),
    pictures: webPictures(),
    webhooks: sendWebhooks(rules),
    stores: chooseStores(config, dataDir, rules),
    secrets: await openSecrets(config, database.db),
    storage: recordedStorage(chooseStorage(config, dataDir), database),
    metrics: createMetrics(),
    wakeWorker: () => {},
  },
  jobs,
);
