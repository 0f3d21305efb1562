import { inboundPaths } from '@quayside/contract/inbound/inbound.paths';
import { useLeaveFor } from '@quayside/ui/kernel/use-leave-for';
import '#portal/kernel/things.css';
import './inbound.css';
import { OpenInbound } from './open-inbound.tsx';
import './wizard/wizard.css';
import { InboundWizard } from './wizard/inbound-wizard.tsx';
import { useInboundModel } from './wizard/use-inbound-model.ts';
import type { InboundDetail } from '@quayside/contract/inbound/inbound.schemas';

/** Books an appointment in five steps, or continues one (INB-03). */
export function InboundWizardPage() {
  return <OpenInbound render={(opened, reload) => <Steps opened={opened} onReload={reload} />} />;
}

function Steps({ opened, onReload }: { opened: InboundDetail | null; onReload: () => void }) {
  const model = useInboundModel(opened, onReload);
  const leaveFor = useLeaveFor();
  return (
    <InboundWizard
      model={model}
      onCreated={({ inbound_id }, next) => leaveFor(`${inboundPaths.edit(inbound_id)}&step=${next}`)}
      onSubmitted={(inbound_id) => leaveFor(inboundPaths.detail(inbound_id))}
    />
  );
}
