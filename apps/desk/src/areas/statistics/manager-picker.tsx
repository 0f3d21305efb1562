import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';

/** The account manager of the URL, as a call's input. */
export function useManagerId(): { account_manager_id?: number } {
  const [params] = useSearchParams();
  const id = Number(params.get('account_manager_id'));
  return Number.isSafeInteger(id) && id > 0 ? { account_manager_id: id } : {};
}

type PickerProps = {
  choice: readonly { staff_id: number; name: string }[];
  onChange: (change: { account_manager_id: string | undefined }) => void;
};

/** All customers, or those of one account manager. */
export function ManagerPicker({ choice, onChange }: PickerProps) {
  const { t } = useTranslation('statistics');
  const { account_manager_id } = useManagerId();
  return (
    <Select
      aria-label={t('analysis.manager')}
      allowClear
      className="statistics-warehouse"
      popupMatchSelectWidth={false}
      placeholder={t('analysis.everybody')}
      options={choice.map(({ staff_id, name }) => ({ value: staff_id, label: name }))}
      value={choice.find(({ staff_id }) => staff_id === account_manager_id)?.staff_id ?? null}
      onChange={(value: number | null | undefined) => onChange({ account_manager_id: value ? String(value) : undefined })}
    />
  );
}
