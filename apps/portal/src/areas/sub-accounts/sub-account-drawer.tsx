import type { SubAccountRow } from '@quayside/contract/sub-accounts/sub-accounts.schemas';
import { MOBILE, useMedia } from '@quayside/ui/kernel/media';
import { leaveThen } from '@quayside/ui/kernel/unsaved';
import { Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { nameOf } from './sub-account-columns.tsx';
import { SubAccountForm } from './sub-account-form.tsx';

/** Adds a sub-account, or changes one. */
export function SubAccountDrawer({ edited, onClose }: { edited: SubAccountRow | 'new' | null; onClose: () => void }) {
  const { t } = useTranslation('sub-accounts');
  const mobile = useMedia(MOBILE);
  const close = () => leaveThen(onClose);
  return (
    <Drawer
      open={edited !== null}
      onClose={close}
      size={mobile ? '100%' : 640}
      rootClassName="form-drawer"
      title={edited === null || edited === 'new' ? t('add') : t('edit_title', { name: nameOf(edited) })}
      destroyOnHidden
    >
      {edited !== null && <SubAccountForm row={edited === 'new' ? null : edited} onCancel={close} onDone={onClose} />}
    </Drawer>
  );
}
