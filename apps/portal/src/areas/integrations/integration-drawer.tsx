import type { IntegrationDetail } from '@quayside/contract/integrations/integrations.schemas';
import { useTranslation } from 'react-i18next';
import { FormDrawer } from '#portal/kernel/form-drawer.tsx';
import { IntegrationForm } from './integration-form.tsx';

/** Adds an integration, or changes one. */
export function IntegrationDrawer({ edited, onClose }: { edited: IntegrationDetail | 'new' | null; onClose: () => void }) {
  const { t } = useTranslation('integrations');
  const title = edited === null || edited === 'new' ? t('add') : t('edit_title', { name: edited.name });
  return (
    <FormDrawer isOpen={edited !== null} title={title} width={640} onClose={onClose}>
      {(close) => <IntegrationForm row={edited === 'new' ? null : edited} onCancel={close} onDone={onClose} />}
    </FormDrawer>
  );
}
