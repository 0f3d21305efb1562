import { inboundPaths } from '@quayside/contract/inbound/inbound.paths';
import type { InboundDetail } from '@quayside/contract/inbound/inbound.schemas';
import { useLeaveFor } from '@quayside/ui/kernel/use-leave-for';
import { Alert, Button, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import '#portal/kernel/things.css';
import './inbound.css';
import { OpenInbound } from './open-inbound.tsx';
import { CompareRail } from './wizard/compare-rail.tsx';
import { ErrorList } from './wizard/error-list.tsx';
import { ErrorsContext } from './wizard/field.tsx';
import { PackingPart } from './wizard/packing-part.tsx';
import { ProductsPart } from './wizard/products-part.tsx';
import { ShippingPart } from './wizard/shipping-part.tsx';
import { useInboundModel, type InboundModel } from './wizard/use-inbound-model.ts';
import { useOpenField } from './wizard/use-open-field.ts';
import { useSubmit } from './wizard/use-submit.tsx';
import { WizardHead } from './wizard/wizard-head.tsx';
import './wizard/wizard.css';
import { WorkDraft } from './wizard/work-draft.tsx';

/** The parts of the wizard on one page, for repeat shippers (D-50). */
export function QuickBookingPage() {
  return <OpenInbound render={(opened, reload) => <Booking opened={opened} onReload={reload} />} />;
}

function Booking({ opened, onReload }: { opened: InboundDetail | null; onReload: () => void }) {
  const { t } = useTranslation(['inbound', 'inbound-wizard']);
  const model = useInboundModel(opened, onReload);
  const { frame, open } = useOpenField(model, () => undefined);
  const lock = model.isLocked && <Alert type="info" showIcon title={t('inbound-wizard:locked')} />;
  return (
    <ErrorsContext value={model.errors}>
      <div ref={frame} className="page quick-booking">
        <WizardHead model={model} title={t('quick_title')} back={inboundPaths.boxes} />
        <WorkDraft model={model} />
        <ErrorList errors={model.errors} work={model.work} onOpen={open} />
        {lock}
        <Form component={false} layout="vertical" disabled={model.busy}>
          <div className="panel panel-body inbound-part">
            <ProductsPart model={model} />
          </div>
          <div className="packing-columns">
            <div className="panel packing-panel">
              <PackingPart model={model} />
            </div>
            <aside className="packing-rail">
              <CompareRail model={model} />
            </aside>
          </div>
          <div className="panel">
            <div className="panel-body inbound-part">
              <ShippingPart model={model} />
            </div>
            <div className="panel-foot">
              <Foot model={model} />
            </div>
          </div>
        </Form>
      </div>
    </ErrorsContext>
  );
}

function Foot({ model }: { model: InboundModel }) {
  const { t } = useTranslation(['inbound', 'inbound-wizard']);
  const leaveFor = useLeaveFor();
  const submit = useSubmit(model, (inbound_id) => leaveFor(inboundPaths.boxDetail(inbound_id)));
  const save = async () => {
    const isNew = model.opened === null;
    const saved = await model.store(5, 'save');
    if (saved !== null && isNew) leaveFor(inboundPaths.quickEdit(saved.inbound_id));
  };
  return (
    <>
      <Button disabled={model.busy} onClick={() => void save()}>
        {t('inbound-wizard:save')}
      </Button>
      {!model.isLocked && (
        <Button type="primary" disabled={model.busy} loading={model.busy} onClick={() => void submit()}>
          {t('submit')}
        </Button>
      )}
    </>
  );
}
