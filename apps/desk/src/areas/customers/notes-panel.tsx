import { PushpinFilled } from '@ant-design/icons';
import { customersDeskCalls, type NoteRow } from '@quayside/contract/customers/customers.desk-calls';
import { deskCustomerPaths } from '@quayside/contract/customers/customers.paths';
import { useWrite } from '@quayside/ui/kernel/query';
import { TimeText } from '@quayside/ui/display/time-text';
import { App, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { NoteDialog } from './note-dialog.tsx';
import { useNotes } from './use-customer-facts.ts';

/** The notes of staff about a customer, pinned ones first. `first`: only so many, with a link to all. */
export function NotesPanel({ customer_id, first }: { customer_id: number; first?: number }) {
  const { t } = useTranslation('customers');
  const [isOpen, setOpen] = useState(false);
  const notes = useNotes(customer_id);
  const shown = notes?.list.slice(0, first) ?? [];
  return (
    <section className="panel" aria-labelledby="customer-notes">
      <div className="panel-head">
        <h2 id="customer-notes">{t('notes.title')}</h2>
        <span className="quiet">{t('notes.internal')}</span>
      </div>
      <div className="panel-body customer-stack">
        {notes?.count === 0 && <p className="quiet">{t('notes.none')}</p>}
        {shown.map((note) => (
          <Note key={note.note_id} customer_id={customer_id} note={note} />
        ))}
        {notes && notes.count > shown.length && <Link to={deskCustomerPaths.tab(customer_id, 'notes')}>{t('notes.all')}</Link>}
        <Button block={first !== undefined} onClick={() => setOpen(true)}>
          {t('notes.add')} <kbd>N</kbd>
        </Button>
      </div>
      {isOpen && <NoteDialog customer_id={customer_id} onClose={() => setOpen(false)} />}
    </section>
  );
}

function Note({ customer_id, note }: { customer_id: number; note: NoteRow }) {
  const { t } = useTranslation(['customers', 'kernel']);
  const { modal } = App.useApp();
  const { note_id, is_pinned } = note;
  const pin = useWrite(customersDeskCalls.pinNote, ['customers', 'operation-log']);
  const remove = useWrite(customersDeskCalls.deleteNote, ['customers', 'operation-log']);
  const ask = () =>
    modal.confirm({
      title: t('notes.delete_title'),
      okText: t('notes.delete'),
      okButtonProps: { danger: true },
      cancelText: t('actions.cancel', { ns: 'kernel' }),
      onOk: () => remove.mutate({ customer_id, note_id }),
    });
  return (
    <article className="customer-note" data-pinned={is_pinned || undefined}>
      <p className="customer-note-body">
        {is_pinned && (
          <strong>
            <PushpinFilled aria-hidden /> {t('notes.pinned')}
            {' · '}
          </strong>
        )}
        {note.body}
      </p>
      <footer>
        <span className="quiet">
          {note.author}, <TimeText at={note.created_at} />
        </span>
        <Button
          type="link"
          size="small"
          loading={pin.isPending}
          onClick={() => pin.mutate({ customer_id, note_id, is_pinned: !is_pinned })}
        >
          {t(is_pinned ? 'notes.unpin' : 'notes.pin')}
        </Button>
        {note.is_mine && (
          <Button type="link" size="small" danger loading={remove.isPending} onClick={ask}>
            {t('notes.delete')}
          </Button>
        )}
      </footer>
    </article>
  );
}
