import { resolve } from 'node:path';
import { z } from 'zod';
import { StartError } from './start-error.ts';

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`));
const whole = (fallback: number, min: number, max: number) => wholeNumber(min, max).default(fallback);

const oneOrZero = z.enum(['0', '1'], 'must be 0 or 1').transform((value) => value === '1');
const onOff = (fallback: boolean) => oneOrZero.default(fallback);

const url = (...schemes: string[]) =>
  z.string().refine((value) => {
    // A PostgreSQL socket URL, postgres://user@/database?host=/folder, has no host, and URL cannot parse that.
    const whole = value.replace('@/', '@localhost/');
    return URL.canParse(whole) && schemes.includes(new URL(whole).protocol);
  }, `must be an address like ${schemes[0]}//…`);

/** Every setting of the server. README.md lists them too; a test compares the two lists. */
export const settings = {
  PORT: whole(8080, 1, 65_535),
  HOST: z.string().min(1, 'must not be empty').default('127.0.0.1'),
  ROLE: z.enum(['all', 'api', 'worker'], 'must be all, api or worker').default('all'),
  DATA_DIR: z.string().min(1, 'must not be empty').optional(),
  DATABASE_URL: url('postgres:', 'postgresql:').optional(),
  DATABASE_OWNER_URL: url('postgres:', 'postgresql:').optional(),
  DATABASE_POOL: whole(16, 2, 500),
  DATABASE_KEEPS_STATEMENTS: oneOrZero.optional(),
  DATABASE_READ_URL: url('postgres:', 'postgresql:').optional(),
  DATABASE_READ_POOL: whole(16, 1, 500),
  DATABASE_READ_LAG_SECONDS: whole(10, 2, 600),
  DEMO: onOff(true),
  DEMO_ORDERS: whole(700, 0, 5000),
  PUBLIC_URL: url('https:', 'http:').optional(),
  TRUST_PROXY: whole(0, 0, 10),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error'], 'must be debug, info, warn or error').default('warn'),
  S3_BUCKET: z.string().min(3, 'must have at least 3 characters').optional(),
  S3_REGION: z.string().min(1, 'must not be empty').default('us-east-1'),
  S3_ENDPOINT: url('https:', 'http:').optional(),
  S3_ACCESS_KEY_ID: z.string().min(1, 'must not be empty').optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1, 'must not be empty').optional(),
  SMTP_URL: url('smtp:', 'smtps:').optional(),
  MAIL_FROM: z.email('must be an email address').default('no-reply@portal.example'),
  JOB_SLOTS: whole(4, 2, 64),
  JOB_LONG_SLOTS: wholeNumber(1, 63).optional(),
  JOB_LEASE_SECONDS: whole(30, 2, 3600),
  RATE_LIMIT_PER_MINUTE: whole(3000, 10, 1_000_000),
  OPEN_RATE_LIMIT_PER_MINUTE: whole(1200, 10, 1_000_000),
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  CHAT_WEBHOOK_URL: url('https:', 'http:').optional(),
  BAIDU_TRANSLATE_APP_ID: z.string().min(1, 'must not be empty').optional(),
  BAIDU_TRANSLATE_KEY: z.string().min(1, 'must not be empty').optional(),
  BAIDU_TRANSLATE_URL: url('https:', 'http:').default('https://fanyi-api.baidu.com/api/trans/vip/translate'),
  SHIPENGINE_KEY: z.string().min(16, 'must have at least 16 characters').optional(),
  SHIPENGINE_URL: url('https:', 'http:').default('https://api.shipengine.com'),
  SHOPIFY_CLIENT_ID: z.string().min(1, 'must not be empty').optional(),
  SHOPIFY_CLIENT_SECRET: z.string().min(1, 'must not be empty').optional(),
  CSV_DROP_DIR: z.string().min(1, 'must not be empty').optional(),
  TRACK17_KEY: z.string().min(16, 'must have at least 16 characters').optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
} as const;

const Settings = z
  .object(settings)
  .refine((s) => !s.S3_BUCKET || (s.S3_ACCESS_KEY_ID && s.S3_SECRET_ACCESS_KEY), {
    path: ['S3_BUCKET'],
    message: 'needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY beside it',
  })
  .refine((s) => !s.DATABASE_OWNER_URL || s.DATABASE_URL, {
    path: ['DATABASE_OWNER_URL'],
    message: 'needs DATABASE_URL beside it',
  })
  .refine((s) => !s.DATABASE_READ_URL || s.DATABASE_URL, {
    path: ['DATABASE_READ_URL'],
    message: 'needs DATABASE_URL beside it',
  })
  .refine((s) => !s.SHOPIFY_CLIENT_ID === !s.SHOPIFY_CLIENT_SECRET, {
    path: ['SHOPIFY_CLIENT_ID'],
    message: 'and SHOPIFY_CLIENT_SECRET belong together',
  })
  .refine((s) => !s.BAIDU_TRANSLATE_APP_ID === !s.BAIDU_TRANSLATE_KEY, {
    path: ['BAIDU_TRANSLATE_APP_ID'],
    message: 'and BAIDU_TRANSLATE_KEY belong together',
  })
  .refine((s) => s.JOB_LONG_SLOTS === undefined || s.JOB_LONG_SLOTS < s.JOB_SLOTS, {
    path: ['JOB_LONG_SLOTS'],
    message: 'must be less than JOB_SLOTS: quick jobs need a slot that no long job takes',
  })
  .superRefine((s, issues) => {
    const least = leastConnections(s);
    if (s.DATABASE_POOL >= least) return;
    const message = `must be at least ${least} with JOB_SLOTS=${s.JOB_SLOTS} and ROLE=${s.ROLE}; raise it or lower JOB_SLOTS`;
    issues.addIssue({ code: 'custom', path: ['DATABASE_POOL'], message });
  });

/** Claims, leases, schedules and progress use connections outside the jobs' transactions. */
const WORKER_CONNECTIONS = 2;
/** With fewer, calls wait for each other even under light load. */
const API_CONNECTIONS = 4;

/** Every running job holds a connection. If jobs could use up the pool, none would be left for calls or for completing the jobs. */
function leastConnections({ ROLE, JOB_SLOTS }: { ROLE: 'all' | 'api' | 'worker'; JOB_SLOTS: number }): number {
  if (ROLE === 'api') return 0;
  return JOB_SLOTS + WORKER_CONNECTIONS + (ROLE === 'all' ? API_CONNECTIONS : 0);
}

export type Config = z.output<typeof Settings> & {
  readonly root: string;
  /** How many of JOB_SLOTS long jobs may use; half of them by default. */
  readonly JOB_LONG_SLOTS: number;
};

/** Reads the environment once. All invalid values are reported together, each with what it must be. */
export function readConfig(env: Readonly<Record<string, string | undefined>>, root: string): Config {
  // An empty variable counts as not set, as in shells and compose files.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const read = Settings.safeParse(given);
  if (!read.success) {
    const lines = read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new StartError(`The configuration is wrong: ${lines.join('; ')}.`);
  }
  const { DATA_DIR, JOB_LONG_SLOTS = Math.floor(read.data.JOB_SLOTS / 2), ...rest } = read.data;
  return { ...rest, JOB_LONG_SLOTS, ...(DATA_DIR ? { DATA_DIR: resolve(root, DATA_DIR) } : {}), root };
}
