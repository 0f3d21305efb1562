import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { accountsCalls } from '@quayside/contract/accounts/accounts.calls';
import { maskedKey } from '@quayside/domain/accounts/account-rules';
import { Copyable } from '@quayside/ui/display/copyable';
import { useActing } from '@quayside/ui/kernel/context';
import { useWrite } from '@quayside/ui/kernel/query';
import { App, Button, Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActingNote } from './acting-note.tsx';
import { ConfirmEmailNote, useWhyNoAccess } from './confirm-email-note.tsx';

/** The merchant's API key: shown, copied and renewed by the main account only (D-68, D-69). */
export function ApiKeyField({ apikey, isMain }: { apikey: string; isMain: boolean }) {
  const { t } = useTranslation('accounts');
  const id = useId();
  const [seen, setSeen] = useState(false);
  const isActing = useActing();
  const isShown = seen && isMain;
  return (
    <div className="dialog-stack">
      <div>
        <label className="dialog-label" htmlFor={id}>
          {t('settings.apikey')}
        </label>
        <p className="quiet">{isMain ? t('settings.apikey_hint') : t('settings.apikey_masked')}</p>
      </div>
      {apikey === '' ? (
        <p className="quiet">{t('settings.apikey_none')}</p>
      ) : (
        <div className="key-line">
          <Input id={id} readOnly value={isShown ? apikey : maskedKey(apikey)} />
          {isMain && !isActing && (
            <>
              <Button
                icon={isShown ? <EyeInvisibleOutlined aria-hidden /> : <EyeOutlined aria-hidden />}
                aria-label={isShown ? t('settings.hide') : t('settings.show')}
                onClick={() => setSeen(!isShown)}
              />
              <Copyable value={apikey}>{''}</Copyable>
            </>
          )}
        </div>
      )}
      {isMain && <ActingNote />}
      {isMain && <ConfirmEmailNote />}
      {isMain && !isActing && <Regenerate onDone={() => setSeen(true)} />}
    </div>
  );
}

function Regenerate({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation(['accounts', 'kernel']);
  const whyNot = useWhyNoAccess();
  const { modal, message } = App.useApp();
  const generate = useWrite(accountsCalls.generateApiKey, ['accounts'], {
    onDone: () => {
      onDone();
      message.success(t('settings.regenerated'));
    },
  });
  const ask = () => {
    modal.confirm({
      title: t('settings.regenerate_title'),
      content: t('settings.regenerate_text'),
      okText: t('settings.regenerate'),
      okButtonProps: { danger: true },
      cancelText: t('actions.cancel', { ns: 'kernel' }),
      // The error is already shown; the dialog closes in any case.
      onOk: () => generate.mutateAsync({}).catch(() => undefined),
    });
  };
  return (
    <div>
      <Button loading={generate.isPending} disabled={whyNot !== null} onClick={ask}>
        {t('settings.regenerate')}
      </Button>
    </div>
  );
}
