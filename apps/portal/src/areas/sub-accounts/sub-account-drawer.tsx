import type { SubAccountRow } from '@quayside/contract/sub-accounts/sub-accounts.schemas';
import { MOBILE, useMedia } from '@quayside/ui/kernel/media';
import { leaveThen } from '@quayside/ui/kernel/unsaved';
import { Button, Drawer } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOf } from './sub-account-columns.tsx';
import { SubAccountForm } from './sub-account-form.tsx';

/** Adds a sub-account, or changes one. */
export function SubAccountDrawer({ edited, onClose }: { edited: SubAccountRow | 'new' | null; onClose: () => void }) {
  const { t } = useTranslation(['sub-accounts', 'kernel']);
  const mobile = useMedia(MOBILE);
  const formId = useId();
  const [saving, setSaving] = useState(false);
  const close = () => leaveThen(onClose);
  return (
    <Drawer
      open={edited !== null}
      onClose={close}
      size={mobile ? '100%' : 640}
      title={edited === null || edited === 'new' ? t('add') : t('edit_title', { name: nameOf(edited) })}
      destroyOnHidden
      footer={
        <div className="drawer-foot">
          <Button onClick={close}>{t('actions.cancel', { ns: 'kernel' })}</Button>
          <Button type="primary" htmlType="submit" form={formId} loading={saving}>
            {t('actions.save', { ns: 'kernel' })}
          </Button>
        </div>
      }
    >
      {edited !== null && <SubAccountForm formId={formId} row={edited === 'new' ? null : edited} onSaving={setSaving} onDone={onClose} />}
    </Drawer>
  );
}
