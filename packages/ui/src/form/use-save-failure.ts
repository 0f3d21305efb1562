import { App } from 'antd';
import { isSilent, RefusedError } from '../kernel/errors.ts';
import { useFailureText } from '../kernel/failure.ts';

/** The area's words; `text` says what is lost by loading it again. */
type Words = { readonly failed: string; readonly title: string; readonly text: string; readonly reload: string; readonly keep: string };

/** Tells why a form was not saved. Somebody else's change in between is never overwritten: loading it again is offered. */
export function useSaveFailure({ failed, title, text, reload, keep }: Words, onReload: () => void): (error: unknown) => void {
  const { message, modal } = App.useApp();
  const textOf = useFailureText();
  return (error) => {
    // What is wrong with a field stands at the field.
    if (isSilent(error) || (error instanceof RefusedError && error.fields.length > 0)) return;
    if (error instanceof RefusedError && error.code === 'request.changed_meanwhile')
      modal.confirm({ title, content: text, okText: reload, cancelText: keep, onOk: onReload });
    else message.error({ content: `${failed}: ${textOf(error)}`, key: 'save' });
  };
}
