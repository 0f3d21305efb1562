import { feeItemCodes, type FeeItemCode } from '@quayside/domain/quotes/quote-types';
import { useTranslation } from 'react-i18next';
import { localName } from './local-name.ts';

type Named = { readonly service: string; readonly name_en: string; readonly name_cn: string };

/** The name of a fee; a service has the name staff gave it. */
export function useFeeName(services: readonly Named[] = []): (code: string) => string {
  const { t } = useTranslation('quote-fees');
  return (code) => {
    if (isFee(code)) return t(code);
    const service = code.replace(/^service:/, '');
    const named = services.find((one) => one.service === service);
    return named ? localName(named) : service;
  };
}

function isFee(code: string): code is FeeItemCode {
  return feeItemCodes.some((one) => one === code);
}
