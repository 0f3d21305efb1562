import { countriesCalls } from '@quayside/contract/countries/countries.calls';
import type { ImportColumn } from '@quayside/contract/imports/import-columns';
import { propertiesCalls } from '@quayside/contract/properties/properties.calls';
import { warehousesCalls } from '@quayside/contract/warehouses/warehouses.calls';
import { arrivalPeriods } from '@quayside/domain/inbound/inbound-rules';
import type { ImportKindName } from '@quayside/domain/imports/import-rules';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { columnsOf } from './import-kinds.ts';
import type { SelectOption } from '../list/list-types.ts';
import { localName } from '../kernel/local-name.ts';
import { useRead } from '../kernel/query.ts';

export type ImportChoices = Readonly<Record<NonNullable<ImportColumn['choices']>, readonly SelectOption[]>>;

const HOUR_MS = 3_600_000;

/** The allowed values of list cells of a kind, as the template writes them. */
export function useImportChoices(kind: ImportKindName): ImportChoices {
  const { t } = useTranslation('import-columns');
  const asks = (name: ImportColumn['choices']) => columnsOf(kind).some(({ choices }) => choices === name);
  const properties = useRead(propertiesCalls.list, {}, { silent: true, staleMs: HOUR_MS, enabled: asks('properties') });
  const countries = useRead(countriesCalls.list, {}, { silent: true, staleMs: HOUR_MS, enabled: asks('countries') });
  const warehouses = useRead(warehousesCalls.list, {}, { silent: true, staleMs: HOUR_MS, enabled: asks('warehouses') });
  return useMemo(() => {
    const named = (properties.data?.list ?? []).map((one) => ({ value: localName(one), label: localName(one) }));
    const coded = (countries.data?.list ?? []).map((one) => ({ value: one.code, label: `${one.code} · ${localName(one)}` }));
    const yesNo = [t('yes'), t('no')].map((word) => ({ value: word, label: word }));
    const places = (warehouses.data?.list ?? []).map((one) => ({ value: one.code, label: `${one.code} · ${localName(one)}` }));
    const periods = arrivalPeriods.map((period) => ({ value: t(period), label: t(period) }));
    return { properties: named, countries: coded, yes_no: yesNo, warehouses: places, arrival_periods: periods };
  }, [properties.data, countries.data, warehouses.data, t]);
}
