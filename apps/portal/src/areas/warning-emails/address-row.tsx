import { DeleteOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { AddressForm } from './address-form.tsx';

/** One address: changed in place, refused in place. */
export function AddressRow({ index, email, canEdit, onRemove }: { index: number; email: string; canEdit: boolean; onRemove: () => void }) {
  const { t } = useTranslation('warning-emails');
  return (
    <li className="address-row">
      <span className="address-number" aria-hidden>
        {index + 1}
      </span>
      <AddressForm.Item name={['emails', index]} nameInList={[index]} label={t('email')} hideLabel>
        <Input type="text" inputMode="email" autoComplete="off" spellCheck={false} aria-label={t('address', { number: index + 1 })} />
      </AddressForm.Item>
      {canEdit && <Button type="text" icon={<DeleteOutlined />} aria-label={t('remove', { email })} onClick={onRemove} />}
    </li>
  );
}
