import { currentLanguage } from '@quayside/ui/kernel/i18n';
import type { ListColumn } from '@quayside/ui/list/list-types';
import { useTranslation } from 'react-i18next';

type Named = { name_en: string; name_cn: string };

/** The name in the other language: merchants see it, so staff check both. */
export function useOtherNameColumn<Row extends Named>(width: number): ListColumn<Row> {
  const { t } = useTranslation('desk-kernel');
  const other = currentLanguage() === 'en' ? 'name_cn' : 'name_en';
  return { key: other, title: t(other), width, render: (row) => row[other] };
}
