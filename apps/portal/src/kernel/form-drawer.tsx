import { MOBILE, useMedia } from '@quayside/ui/kernel/media';
import { leaveThen } from '@quayside/ui/kernel/unsaved';
import { Button, Drawer } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type DrawerProps = { isOpen: boolean; title: string; width: number; onClose: () => void; children: (close: () => void) => ReactNode };

/** A form beside its list or page. Leaving it asks about what is not saved. */
export function FormDrawer({ isOpen, title, width, onClose, children }: DrawerProps) {
  const mobile = useMedia(MOBILE);
  const close = () => leaveThen(onClose);
  return (
    <Drawer open={isOpen} onClose={close} size={mobile ? '100%' : width} rootClassName="form-drawer" title={title} destroyOnHidden>
      {isOpen && children(close)}
    </Drawer>
  );
}

export function DrawerFoot({ isSaving, onCancel }: { isSaving: boolean; onCancel: () => void }) {
  const { t } = useTranslation('kernel');
  return (
    <div className="drawer-foot">
      <Button onClick={onCancel}>{t('actions.cancel')}</Button>
      <Button type="primary" htmlType="submit" loading={isSaving}>
        {t('actions.save')}
      </Button>
    </div>
  );
}
