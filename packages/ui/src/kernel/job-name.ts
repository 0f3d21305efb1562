import { useTranslation } from 'react-i18next';

/** A task's localized name; the job's own name when there is no text. */
export function useJobName(): (name: string) => string {
  const { t } = useTranslation('jobs');
  // Names come from the server, which may be newer than this page, so the type cannot list them.
  return (name) => (t as (key: string, fallback: { defaultValue: string }) => string)(`name.${name}`, { defaultValue: name });
}
