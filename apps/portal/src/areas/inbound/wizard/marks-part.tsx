import { DownloadOutlined, PrinterOutlined } from '@ant-design/icons';
import { inboundCalls } from '@quayside/contract/inbound/inbound.calls';
import { useDownload } from '@quayside/ui/kernel/use-download';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { MarksForm, useMarks } from '../marks-form.tsx';

/** Packing list and carton marks (INB-09). */
export function MarksPart({ inbound }: { inbound: { inbound_id: number; box_quantity: number } | null }) {
  const { t } = useTranslation(['inbound-wizard', 'inbound']);
  const marks = useMarks();
  const hasBoxes = (inbound?.box_quantity ?? 0) > 0;
  return (
    <div className="paper-cards">
      <section aria-labelledby="inbound-packing-list">
        <h3 id="inbound-packing-list">{t('packing_list_title')}</h3>
        <p className="quiet">{t('packing_list_text')}</p>
        <PackingLists inbound_id={hasBoxes ? (inbound?.inbound_id ?? null) : null} />
      </section>
      <section aria-labelledby="inbound-marks">
        <h3 id="inbound-marks">{t('marks_title')}</h3>
        <MarksForm boxes={inbound?.box_quantity ?? 0} paper={marks.paper} onPaper={marks.setPaper} />
        <Button
          icon={<PrinterOutlined aria-hidden />}
          loading={marks.isPending}
          disabled={!hasBoxes}
          onClick={() => inbound && marks.print(inbound.inbound_id)}
        >
          {t('inbound:marks_print')}
        </Button>
      </section>
    </div>
  );
}

export function PackingLists({ inbound_id }: { inbound_id: number | null }) {
  const { t } = useTranslation(['inbound-wizard', 'inbound']);
  const pdf = useDownload(inboundCalls.packingList, 'pdf');
  const sheet = useDownload(inboundCalls.packingList);
  const icon = <DownloadOutlined aria-hidden />;
  return (
    <span className="paper-buttons">
      <Button
        icon={icon}
        loading={pdf.busy}
        disabled={inbound_id === null}
        onClick={() => inbound_id && void pdf.start({ inbound_id, format: 'pdf' })}
      >
        {t('packing_list_pdf')}
      </Button>
      <Button
        icon={icon}
        loading={sheet.busy}
        disabled={inbound_id === null}
        onClick={() => inbound_id && void sheet.start({ inbound_id, format: 'xlsx' })}
      >
        {t('packing_list_xlsx')}
      </Button>
    </span>
  );
}
