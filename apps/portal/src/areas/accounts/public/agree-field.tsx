import type { createSchemaForm } from '@quayside/ui/form/schema-form';
import type { RegisterInput } from '@quayside/contract/accounts/accounts.schemas';
import { brandPage, useBrand } from '@quayside/ui/kernel/brand';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';

type RegisterItem = ReturnType<typeof createSchemaForm<typeof RegisterInput>>['Item'];

/** The privacy policy must be accepted (AUTH-08); its text links to this brand's policy. */
export function AgreeField({ Item }: { Item: RegisterItem }) {
  const { t } = useTranslation(['accounts', 'fields']);
  const brand = useBrand((state) => state.brand);
  const href = brandPage(brand, brand.privacy_path, currentLanguage());
  const label = t('register.privacy');
  return (
    <Item
      name="agree"
      label={label}
      hideLabel
      emptyText={t('accounts.agree', { ns: 'fields' })}
      valuePropName="checked"
      getValueProps={(value: unknown) => ({ checked: value === 1 })}
      normalize={(checked: unknown) => (checked ? 1 : undefined)}
    >
      <Checkbox>
        {t('register.agree')}{' '}
        {href === null ? (
          label
        ) : (
          <a href={href} target="_blank" rel="noopener noreferrer">
            {label}
          </a>
        )}
      </Checkbox>
    </Item>
  );
}
