import { CloseCircleFilled } from '@ant-design/icons';
import type { OpenParcel } from '@quayside/contract/packing/packing.schemas';
import { AuthImage } from '@quayside/ui/display/auth-image';
import { useTranslation } from 'react-i18next';
import { isOpenLine } from './shown-parcel.ts';
import type { Wrong } from './table-state.ts';

type WrongProps = { wrong: Wrong; parcel: OpenParcel; serialFor: number | null };

/** The red band, with both pictures. It goes with the next right scan. */
export function WrongItem({ wrong: { code, answer }, parcel, serialFor }: WrongProps) {
  const { t } = useTranslation('desk-packing');
  const next = parcel.lines.find(({ product_id }) => product_id === serialFor) ?? parcel.lines.find(isOpenLine);
  const result = answer?.result ?? 'right';
  const params = { code, sku: answer?.sku ?? code, number: answer?.order_no ?? '' };
  const title = result === 'right' ? t('wrong_offline', { code }) : t(`wrong.${result}`, params);
  const isSerial = result.startsWith('serial_');
  const hint = isSerial ? t('wrong_serial') : next ? t('wrong_next', { sku: next.sku, name: next.product_name }) : t('wrong_complete');
  return (
    <section className="packing-wrong" role="alert">
      <div className="packing-wrong-band">
        <CloseCircleFilled aria-hidden />
        <div>
          <h2>{title}</h2>
          <p>{hint}</p>
        </div>
      </div>
      {result === 'wrong' && answer && next && (
        <div className="packing-wrong-both">
          <Side kind="scanned" sku={answer.sku ?? code} name={answer.product_name ?? ''} path={answer.image_url} />
          <span className="quiet">{t('not')}</span>
          <Side kind="expected" sku={next.sku} name={next.product_name} path={next.image_url} />
        </div>
      )}
    </section>
  );
}

type SideProps = { kind: 'scanned' | 'expected'; sku: string; name: string; path: string | null };

function Side({ kind, sku, name, path }: SideProps) {
  const { t } = useTranslation('desk-packing');
  return (
    <div className="packing-wrong-side" data-kind={kind}>
      <AuthImage path={path} alt="" size="large" />
      <span className="packing-wrong-kind">{t(kind)}</span>
      <strong>{sku}</strong>
      <span>{name}</span>
    </div>
  );
}
