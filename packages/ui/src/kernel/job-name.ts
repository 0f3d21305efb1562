import { useTranslation } from 'react-i18next';

/** A task's name in words; a task without a text shows its own name rather than nothing. */
export function useJobName(): (name: string) => string {
  const { t } = useTranslation('jobs');
  // Names come from the server, which may be newer than this page: the type cannot list them.
  return (name) => (t as (key: string, fallback: { defaultValue: string }) => string)(`name.${name}`, { defaultValue: name });
}
