import { useTranslation } from 'react-i18next';
import { deviceOf } from './devices.ts';

export function DeviceText({ userAgent }: { userAgent: string }) {
  const { t } = useTranslation('accounts');
  const device = deviceOf(userAgent);
  return <span title={userAgent}>{device === null ? t('device.unknown') : t('device.of', device)}</span>;
}
