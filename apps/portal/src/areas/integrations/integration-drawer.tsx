import type { IntegrationDetail } from '@quayside/contract/integrations/integrations.schemas';
import { MOBILE, useMedia } from '@quayside/ui/kernel/media';
import { leaveThen } from '@quayside/ui/kernel/unsaved';
import { Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { IntegrationForm } from './integration-form.tsx';

/** Adds an integration, or changes one. */
export function IntegrationDrawer({ edited, onClose }: { edited: IntegrationDetail | 'new' | null; onClose: () => void }) {
  const { t } = useTranslation('integrations');
  const mobile = useMedia(MOBILE);
  const close = () => leaveThen(onClose);
  return (
    <Drawer
      open={edited !== null}
      onClose={close}
      size={mobile ? '100%' : 640}
      rootClassName="form-drawer"
      title={edited === null || edited === 'new' ? t('add') : t('edit_title', { name: edited.name })}
      destroyOnHidden
    >
      {edited !== null && <IntegrationForm row={edited === 'new' ? null : edited} onCancel={close} onDone={onClose} />}
    </Drawer>
  );
}
