import type { StoreDetail } from '@quayside/contract/connectors/connectors.schemas';
import { MOBILE, useMedia } from '@quayside/ui/kernel/media';
import { leaveThen } from '@quayside/ui/kernel/unsaved';
import { Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { StoreForm } from './store-form.tsx';

/** Connects a store, or changes one. */
export function StoreDrawer({ edited, onClose }: { edited: StoreDetail | 'new' | null; onClose: () => void }) {
  const { t } = useTranslation('connectors');
  const mobile = useMedia(MOBILE);
  const close = () => leaveThen(onClose);
  return (
    <Drawer
      open={edited !== null}
      onClose={close}
      size={mobile ? '100%' : 720}
      rootClassName="form-drawer"
      title={edited === null || edited === 'new' ? t('add') : t('edit_title', { name: edited.name })}
      destroyOnHidden
    >
      {edited !== null && <StoreForm row={edited === 'new' ? null : edited} onCancel={close} onDone={onClose} />}
    </Drawer>
  );
}
