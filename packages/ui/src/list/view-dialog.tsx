import type { SavedView } from '@quayside/contract/list-settings/list-settings.schemas';
import { Input, Modal, type InputRef } from 'antd';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RefusedError } from '../kernel/errors.ts';
import { useFailureText } from '../kernel/failure-text.ts';

const NAME_LENGTH = 40;

type Props = { /** Null: a new one. */ view: SavedView | null; onSubmit: (name: string) => Promise<unknown>; onClose: () => void };

/** Asks for the name of a view; what the server refuses is shown under the field. */
export function ViewDialog({ view, onSubmit, onClose }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const field = useRef<InputRef>(null);
  const textOf = useFailureText();
  const [name, setName] = useState(view?.name ?? '');
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const submit = () => {
    setBusy(true);
    onSubmit(name.trim())
      .then(onClose, (failure: unknown) =>
        setError(failure instanceof RefusedError ? (failure.fields[0]?.msg ?? textOf(failure)) : textOf(failure)),
      )
      .finally(() => setBusy(false));
  };
  return (
    <Modal
      open
      width={420}
      title={view === null ? t('views.save') : t('views.rename')}
      okText={t('actions.save')}
      cancelText={t('actions.cancel')}
      confirmLoading={isBusy}
      okButtonProps={{ disabled: name.trim() === '' }}
      onOk={submit}
      onCancel={onClose}
      afterOpenChange={(isOpen) => isOpen && field.current?.focus()}
    >
      <div className="dialog-stack">
        <label htmlFor={id}>{t('views.name')}</label>
        <Input
          id={id}
          ref={field}
          maxLength={NAME_LENGTH}
          value={name}
          {...(error === '' ? {} : { status: 'error' as const, 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
          onChange={(event) => {
            setName(event.target.value);
            setError('');
          }}
          onPressEnter={() => name.trim() !== '' && submit()}
        />
        {error === '' ? (
          <p className="second-line">{t('views.hint')}</p>
        ) : (
          <p id={`${id}-error`} className="field-error" role="alert">
            {error}
          </p>
        )}
      </div>
    </Modal>
  );
}
