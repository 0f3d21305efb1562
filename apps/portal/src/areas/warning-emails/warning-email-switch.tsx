import { warningEmailsCalls } from '@quayside/contract/warning-emails/warning-emails.calls';
import type { WarningEmailSetting } from '@quayside/contract/warning-emails/warning-emails.schemas';
import { canSwitchOn } from '@quayside/domain/warning-emails/warning-email-rules';
import { useWrite } from '@quayside/ui/kernel/query';
import { StateTag } from '@quayside/ui/display/state-tag';
import { App, Switch, Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';

/** The switch for all addresses (WARN-02, D-72). It applies at once and uses the saved list, not the one being edited. */
export function WarningEmailSwitch({ setting, canEdit }: { setting: WarningEmailSetting; canEdit: boolean }) {
  const { t } = useTranslation(['warning-emails', 'fields']);
  const { message } = App.useApp();
  const isOn = setting.enabled === 1;
  const change = useWrite(warningEmailsCalls.changeStatus, ['warning-emails'], {
    onDone: ({ enabled }) => void message.success(enabled === 1 ? t('status.switched_on') : t('status.switched_off')),
  });
  const nobody = !isOn && !canSwitchOn(setting.emails);
  const hint = nobody ? t('warning-emails.empty_when_on', { ns: 'fields' }) : isOn ? t('status.on_hint') : t('status.off_hint');
  return (
    <section className="panel setting">
      <div className="setting-text">
        <h2 id="warning-switch">
          {t('status.title')}
          <StateTag tone={isOn ? 'good' : 'quiet'}>{isOn ? t('status.on') : t('status.off')}</StateTag>
        </h2>
        <p>{hint}</p>
      </div>
      <Tooltip title={nobody && canEdit ? hint : undefined}>
        <Switch
          aria-labelledby="warning-switch"
          checked={isOn}
          disabled={!canEdit || nobody}
          loading={change.isPending}
          onChange={(checked) => change.mutate({ enabled: checked ? 1 : 0 })}
        />
      </Tooltip>
    </section>
  );
}
