import type { DeskProductRow } from '@quayside/contract/products/products.schemas';
import type { ListColumn } from '@quayside/ui/list/list-types';
import { useTranslation } from 'react-i18next';
import { DeviationTag } from './deviation-tag.tsx';
import { sideDeviations, weightDeviation, worst } from './deviations.ts';

/** Declared and measured values side by side; a large difference is highlighted. */
export function useProductColumns(): ListColumn<DeskProductRow>[] {
  const { t } = useTranslation('desk-products');
  const weightText = (weight: number | null) => (weight === null ? null : t('weight_text', { weight }));
  const sizeText = (length: string | null, width: string | null, height: string | null) =>
    length === null || width === null || height === null ? null : t('size_text', { length, width, height });
  return [
    { key: 'weight_g', title: t('declared_weight'), width: 145, align: 'end', render: (row) => weightText(row.weight_g) },
    {
      key: 'measured_weight_g',
      title: t('measured_weight'),
      width: 170,
      align: 'end',
      render: (row) =>
        row.measured_weight_g === null ? null : (
          <span className="measured-cell">
            <DeviationTag deviation={weightDeviation(row)} onlyLarge />
            {weightText(row.measured_weight_g)}
          </span>
        ),
    },
    { key: 'size', title: t('declared_size'), width: 205, render: (row) => sizeText(row.length_cm, row.width_cm, row.height_cm) },
    {
      key: 'measured_size',
      title: t('measured_size'),
      width: 310,
      render: (row) =>
        row.measured_length_cm === null ? null : (
          <span className="measured-cell">
            {sizeText(row.measured_length_cm, row.measured_width_cm, row.measured_height_cm)}
            <DeviationTag deviation={worst(sideDeviations(row))} onlyLarge />
          </span>
        ),
    },
  ];
}
