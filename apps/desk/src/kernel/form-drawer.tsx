import { Alert, Button, Drawer } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDrawerGuard } from './use-drawer-guard.ts';

type FormDrawerProps = {
  /** Key of the unsaved changes. */
  name: string;
  title: ReactNode;
  isDirty: boolean;
  isSaving: boolean;
  /** An error without a field, shown above the form. */
  failure: string | null;
  /** The action that resolves it. */
  failureAction?: ReactNode;
  saveText?: string;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A form in a drawer beside its list: asks before it drops changes, with the save button in its footer. */
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
