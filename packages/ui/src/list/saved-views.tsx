import { EllipsisOutlined, PlusOutlined } from '@ant-design/icons';
import type { SavedView } from '@quayside/contract/list-settings/list-settings.schemas';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useFailureToast } from '../kernel/failure.ts';
import { useListSettings, useSavedViews, type ListSettingsActions } from '../kernel/list-settings.ts';
import { viewQuery } from './list-state.ts';
import { toColumns } from '../list-settings/to-settings.ts';
import type { ListState } from './use-list-state.ts';
import { ViewDialog } from './view-dialog.tsx';

const none: readonly SavedView[] = [];

type Props = { list: string; state: ListState };

/** Saved views beside the title: filters, tab, sorting and columns under one name. */
export function SavedViews({ list, state }: Props) {
  const actions = useListSettings();
  return actions === null ? null : <Views list={list} state={state} actions={actions} />;
}

function Views({ list, state, actions }: Props & { actions: ListSettingsActions }) {
  const { t } = useTranslation();
  const views = useSavedViews((store) => store.views[list]) ?? none;
  const [params, setParams] = useSearchParams();
  const [dialog, open] = useState<SavedView | 'new' | null>(null);
  const query = viewQuery(params);
  const show = (view: SavedView | null) => setParams(new URLSearchParams(view?.query ?? ''));
  const submit = (name: string) =>
    dialog === 'new' || dialog === null
      ? actions.createView(list, { name, query, columns: toColumns(state.preference) })
      : actions.renameView(list, dialog.view_id, name);
  return (
    <nav className="saved-views" aria-label={t('views.label')} data-empty={views.length === 0 || undefined}>
      {views.length > 0 && (
        <button type="button" className="saved-view" aria-current={query === '' || undefined} onClick={() => show(null)}>
          {t('list.all')}
        </button>
      )}
      {views.map((view) => (
        <View
          key={view.view_id}
          view={view}
          isCurrent={view.query === query}
          onShow={() => show(view)}
          onRename={() => open(view)}
          onDelete={() => actions.deleteView(list, view.view_id)}
        />
      ))}
      <Button type="text" size="small" icon={<PlusOutlined aria-hidden />} onClick={() => open('new')}>
        {t('views.save')}
      </Button>
      {dialog !== null && <ViewDialog view={dialog === 'new' ? null : dialog} onSubmit={submit} onClose={() => open(null)} />}
    </nav>
  );
}

type ViewProps = { view: SavedView; isCurrent: boolean; onShow: () => void; onRename: () => void; onDelete: () => Promise<unknown> };

function View({ view, isCurrent, onShow, onRename, onDelete }: ViewProps) {
  const { t } = useTranslation();
  const toast = useFailureToast();
  const items = [
    { key: 'rename', label: t('views.rename'), onClick: onRename },
    { type: 'divider' as const },
    { key: 'delete', label: t('views.delete'), danger: true, onClick: () => void onDelete().catch(toast) },
  ];
  return (
    <span className="saved-view-box" data-current={isCurrent || undefined}>
      <button type="button" className="saved-view" aria-current={isCurrent || undefined} onClick={onShow}>
        {view.name}
      </button>
      {isCurrent && (
        <Dropdown trigger={['click']} menu={{ items }}>
          <Button type="text" size="small" icon={<EllipsisOutlined aria-hidden />} aria-label={t('views.menu', { name: view.name })} />
        </Dropdown>
      )}
    </span>
  );
}
