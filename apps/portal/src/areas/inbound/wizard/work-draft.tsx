import type { InboundDetail } from '@quayside/contract/inbound/inbound.schemas';
import { useFormDraft } from '@quayside/ui/form/form-draft';
import { useEffect, useEffectEvent, useState } from 'react';
import { packWork, unpackWork, type PackedWork } from './packed-work.ts';
import type { InboundModel } from './use-inbound-model.ts';
import { workOf } from './work.ts';

/** Keeps unsaved entries on the server, and offers them on return. Each stored state begins a new draft. */
export function WorkDraft({ model }: { model: InboundModel }) {
  const { opened } = model;
  return <Keeper key={`${opened?.inbound_id ?? 'new'} ${opened?.updated_at ?? ''}`} model={model} opened={opened} />;
}

function Keeper({ model, opened }: { model: InboundModel; opened: InboundDetail | null }) {
  const { work, latest, isDirty, change, setDirty, onDropDraft } = model;
  const [initial] = useState(() => packWork(workOf(opened), opened));
  const record = opened === null ? 'new' : String(opened.inbound_id);
  const draft = useFormDraft<PackedWork>('inbound', record, initial, opened?.updated_at ?? null);
  const keep = useEffectEvent(() => draft.keep(() => packWork(latest.current, opened)));
  const restart = useEffectEvent(() => {
    change({ type: 'replace', work: unpackWork(draft.values, opened) });
    if (draft.values === initial) setDirty(false);
  });
  // The draft's notice decides when the form starts again; the work is outside of it.
  useEffect(() => {
    if (draft.key > 0) restart();
  }, [draft.key]);
  useEffect(() => {
    if (isDirty) keep();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- every change of the work is kept
  }, [work, isDirty]);
  // Storing drops the draft before the next one begins.
  useEffect(() => onDropDraft(draft.drop));
  return draft.notice;
}
