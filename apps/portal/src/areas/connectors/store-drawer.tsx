import type { StoreDetail } from '@quayside/contract/connectors/connectors.schemas';
import { useTranslation } from 'react-i18next';
import { FormDrawer } from '#portal/kernel/form-drawer.tsx';
import { StoreForm } from './store-form.tsx';

/** Connects a store, or changes one. */
export function StoreDrawer({ edited, onClose }: { edited: StoreDetail | 'new' | null; onClose: () => void }) {
  const { t } = useTranslation('connectors');
  const title = edited === null || edited === 'new' ? t('add') : t('edit_title', { name: edited.name });
  return (
    <FormDrawer isOpen={edited !== null} title={title} width={720} onClose={onClose}>
      {(close) => <StoreForm row={edited === 'new' ? null : edited} onCancel={close} onDone={onClose} />}
    </FormDrawer>
  );
}
