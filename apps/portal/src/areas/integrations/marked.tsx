import { StateTag } from '@quayside/ui/display/state-tag';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** What is about the sandbox says so. */
export function Marked({ isTest, children }: { isTest: 0 | 1; children: ReactNode }) {
  const { t } = useTranslation('integrations');
  if (isTest === 0) return children;
  return (
    <>
      <StateTag tone="waiting">{t('deliveries.of_sandbox')}</StateTag> {children}
    </>
  );
}
