import type { DraftForm } from '@quayside/domain/drafts/draft-rules';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useClient } from '../kernel/context.ts';
import { DraftNotice } from './draft-notice.tsx';
import { DraftSaver, type DraftStatus, type KeptDraft } from './draft-saver.ts';

export type FormDraft<Values> = {
  /** The form starts with these: the record's own, or those of the draft the user continues. */
  values: Values;
  /** Key of the form: another one starts it again with `values`. */
  key: number;
  /** The offer of a draft, when it was saved last, or why it is not saved. */
  notice: ReactNode;
  /** Called on every change; the values are read when they are saved. */
  keep: (read: () => Values) => void;
  /** Called once the form is saved. */
  drop: () => void;
};

/**
 * Keeps what a person types into a form on the server, and offers it on return. `record` is the edited record's id or 'new',
 * `base` its timestamp.
 */
export function useFormDraft<Values extends object>(
  form: DraftForm,
  record: string,
  initial: Values,
  base: string | null,
): FormDraft<Values> {
  const client = useClient();
  const [start, setStart] = useState({ values: initial, key: 0 });
  const [offer, setOffer] = useState<KeptDraft<Values> | null>(null);
  const [status, setStatus] = useState<DraftStatus | null>(null);
  const [saver] = useState(() => new DraftSaver<Values>(client, { form, record }, base, setStatus));
  useDraftLife(saver, setOffer);
  const restart = (values: Values) => setStart(({ key }) => ({ values, key: key + 1 }));
  const choose = (isContinued: boolean) => {
    if (offer === null) return;
    setOffer(null);
    if (!isContinued) return saver.decline(offer);
    saver.accept(offer);
    restart(offer.values);
  };
  const startAgain = () => {
    saver.discard();
    restart(initial);
  };
  const offered = offer && { updated_at: offer.updated_at, isOutdated: offer.base !== base };
  return {
    ...start,
    keep: (read) => saver.keep(read),
    drop: () => saver.drop(),
    notice: <DraftNotice offered={offered} status={status} onChoose={choose} onDiscard={startAgain} onTakeOver={() => saver.takeOver()} />,
  };
}

/** Loads the draft once, and saves what is not saved yet when the window or the page is left. */
function useDraftLife<Values extends object>(saver: DraftSaver<Values>, onOffer: (offer: KeptDraft<Values> | null) => void): void {
  const isOpened = useRef(false);
  useEffect(() => {
    // Effects run again when a hidden tab is shown: the draft is offered once.
    if (!isOpened.current) void saver.open().then(onOffer);
    isOpened.current = true;
    const leave = () => saver.flush(true);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [saver, onOffer]);
}
