import { Alert, Button, Drawer } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDrawerGuard } from './use-drawer-guard.ts';

type FormDrawerProps = {
  /** What the unsaved changes are known by. */
  name: string;
  title: ReactNode;
  isDirty: boolean;
  isSaving: boolean;
  /** What no field stands for, told above the form. */
  failure: string | null;
  /** What can be done about it. */
  failureAction?: ReactNode;
  saveText?: string;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A form that slides in beside its list: asks before it drops changes, and saves at its foot. */
export function FormDrawer({ name, title, isDirty, isSaving, failure, failureAction, saveText, ...rest }: FormDrawerProps) {
  const { t } = useTranslation();
  const { onSave, onClose, children } = rest;
  const guard = useDrawerGuard(name, isDirty, onClose);
  return (
    <Drawer
      open
      size={520}
      className="narrow-drawer"
      title={title}
      onClose={guard.close}
      footer={
        <div className="form-drawer-foot">
          <Button onClick={guard.close}>{t('actions.cancel')}</Button>
          <Button type="primary" loading={isSaving} onClick={onSave}>
            {saveText ?? t('actions.save')}
          </Button>
        </div>
      }
    >
      {failure !== null && <Alert className="form-failure" type="error" showIcon title={failure} action={failureAction} />}
      {children}
    </Drawer>
  );
}
