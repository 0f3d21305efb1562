import i18next from 'i18next';

/** Row actions: the last column of every list, fixed and never cut off. */
export function actionsColumn() {
  return { key: 'actions', title: i18next.t('list.actions', { ns: 'kernel' }), pinned: 'end', align: 'end', ellipsis: false } as const;
}
