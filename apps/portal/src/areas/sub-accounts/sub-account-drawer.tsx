import type { SubAccountRow } from '@quayside/contract/sub-accounts/sub-accounts.schemas';
import { useTranslation } from 'react-i18next';
import { FormDrawer } from '#portal/kernel/form-drawer.tsx';
import { nameOf } from './sub-account-columns.tsx';
import { SubAccountForm } from './sub-account-form.tsx';

/** Adds a sub-account, or changes one. */
export function SubAccountDrawer({ edited, onClose }: { edited: SubAccountRow | 'new' | null; onClose: () => void }) {
  const { t } = useTranslation('sub-accounts');
  const title = edited === null || edited === 'new' ? t('add') : t('edit_title', { name: nameOf(edited) });
  return (
    <FormDrawer isOpen={edited !== null} title={title} width={640} onClose={onClose}>
      {(close) => <SubAccountForm row={edited === 'new' ? null : edited} onCancel={close} onDone={onClose} />}
    </FormDrawer>
  );
}
