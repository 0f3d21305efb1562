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
      {isMain && !isActing && <Regenerate isFirst={apikey === ''} onDone={() => setSeen(true)} />}
    </div>
  );
}

/** The first key replaces nothing, so it needs no question. */
function Regenerate({ isFirst, onDone }: { isFirst: boolean; onDone: () => void }) {
  const { t } = useTranslation(['accounts', 'kernel']);
  const whyNot = useWhyNoAccess();
  const { modal, message } = App.useApp();
  const generate = useWrite(accountsCalls.generateApiKey, ['accounts'], {
    onDone: () => {
      onDone();
      message.success(t(isFirst ? 'settings.generated' : 'settings.regenerated'));
    },
  });
  // The error is already shown; the dialog closes in any case.
  const start = () => generate.mutateAsync({}).catch(() => undefined);
  const ask = () => {
    modal.confirm({
      title: t('settings.regenerate_title'),
      content: t('settings.regenerate_text'),
      okText: t('settings.regenerate'),
      okButtonProps: { danger: true },
      cancelText: t('actions.cancel', { ns: 'kernel' }),
      onOk: start,
    });
  };
  return (
    <div>
      <Button loading={generate.isPending} disabled={whyNot !== null} onClick={isFirst ? () => void start() : ask}>
        {t(isFirst ? 'settings.generate' : 'settings.regenerate')}
      </Button>
    </div>
  );
}
