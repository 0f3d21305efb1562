/** Names of logged operations, as the operation log shows them. */
export const operations = {
  'sessions.login': 'Sign in',
  'sessions.logout': 'Sign out',
  'sessions.desk_login': 'Sign in at the desk',
  'sessions.desk_logout': 'Sign out of the desk',
  'jobs.get_file': 'Download a result',
  'jobs.retry': 'Run a failed task again',
  'jobs.discard': 'Discard a failed task',
  'uploads.image': 'Upload an image',
  'operation-log.export': 'Export the operation log',
  'warning-emails.save': 'Save warning emails',
  'warning-emails.change_status': 'Switch warning emails on or off',
} as const;
