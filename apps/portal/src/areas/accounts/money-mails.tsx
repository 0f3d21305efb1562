import { accountsCalls } from '@quayside/contract/accounts/accounts.calls';
import { moneyMails } from '@quayside/domain/accounts/account-rules';
import { useActing } from '@quayside/ui/kernel/context';
import { useRead, useWrite } from '@quayside/ui/kernel/query';
import { App, Switch } from 'antd';
import { useTranslation } from 'react-i18next';

/** Which mails about money the main account gets. The message in the portal is always written. */
export function MoneyMails() {
  const { t } = useTranslation('accounts');
  const { message } = App.useApp();
  const isActing = useActing();
  const { data } = useRead(accountsCalls.getMoneyMails, {}, { silent: true });
  const save = useWrite(accountsCalls.saveMoneyMails, ['accounts'], { onDone: () => void message.success(t('settings.saved')) });
  if (!data) return null;
  return (
    <section className="panel" aria-labelledby="money-mails">
      <div className="panel-head">
        <h2 id="money-mails">{t('mails.title')}</h2>
      </div>
      <div className="panel-body dialog-stack">
        <p className="quiet">{t('mails.text')}</p>
        {moneyMails.map((kind) => (
          <div key={kind} className="dialog-setting">
            <span className="dialog-label" id={`mail-${kind}`}>
              {t(`mails.${kind}`)}
            </span>
            <Switch
              checked={data[kind] === 1}
              disabled={isActing}
              loading={save.isPending}
              aria-labelledby={`mail-${kind}`}
              onChange={(on) => save.mutate({ ...data, [kind]: on ? 1 : 0 })}
            />
          </div>
        ))}
      </div>
    </section>
  );
}
