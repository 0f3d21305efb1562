import { pino, type Logger } from 'pino';

/** Structured lines on standard output. Fields that may hold personal data are redacted, even when a caller logs them by mistake. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        'password',
        'token',
        'authorization',
        'email',
        'phone',
        'headers',
        'body',
        'query',
        'params',
        'input',
        'payload',
        '*.password',
        '*.token',
        '*.email',
        '*.phone',
        '*.headers',
        '*.body',
        '*.parameters',
      ],
      censor: '[hidden]',
    },
    serializers: { err: describeError },
  });
}

/** Message and stack. PostgreSQL's `detail` quotes the row, so it is left out. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: 'thrown: not an error' };
  const code = 'code' in error ? error.code : undefined;
  const constraint = 'constraint' in error ? error.constraint : undefined;
  return { type: error.name, message: error.message, code, constraint, stack: error.stack };
}
