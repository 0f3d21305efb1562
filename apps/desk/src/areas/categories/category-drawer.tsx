import type { Category } from '@quayside/contract/categories/categories.calls';
import { categoriesDeskCalls } from '@quayside/contract/categories/categories.desk-calls';
import { useSave } from '@quayside/ui/form/use-save';
import { localName } from '@quayside/ui/kernel/local-name';
import { Input, InputNumber, TreeSelect } from 'antd';
import { useTranslation } from 'react-i18next';
import { FlagSwitch } from '#desk/kernel/flag-switch.tsx';
import { FormDrawer } from '#desk/kernel/form-drawer.tsx';
import { categoryInput, CategoryForm } from './category-form.ts';
import { branchIds, treeOf, type CategoryNode } from './category-tree.ts';

/** The drawer's record: a category, or a new one below a parent. */
export type Edited = { category: Category | null; parent_id: number | null };

type CategoryDrawerProps = Edited & { all: readonly Category[]; onClose: () => void };

/** Adds a category, or renames and moves one. */
export function CategoryDrawer({ category, parent_id, all, onClose }: CategoryDrawerProps) {
  const { t } = useTranslation(['desk-categories', 'desk-kernel']);
  const [form] = CategoryForm.useForm();
  const { save, failure, isSaving, isDirty, touch } = useSave(categoriesDeskCalls.deskSave, ['categories'], {
    form,
    saved: (row) => t('saved', { ns: 'desk-kernel', name: localName(row) }),
    onSaved: onClose,
  });
  return (
    <FormDrawer
      name="category"
      title={useTitle(
        category,
        all.find((one) => one.category_id === parent_id),
      )}
      isDirty={isDirty}
      isSaving={isSaving}
      failure={failure}
      onSave={() => form.submit()}
      onClose={onClose}
    >
      <CategoryForm.Form
        form={form}
        autoComplete="off"
        validateTrigger="onBlur"
        initialValues={category === null ? { parent_id, sort: nextSort(all, parent_id), enabled: 1 } : categoryInput(category)}
        onValuesChange={touch}
        onSubmit={(values) => void save(category === null ? values : { ...values, category_id: category.category_id })}
      >
        <CategoryFields all={all} category={category} />
      </CategoryForm.Form>
    </FormDrawer>
  );
}

function useTitle(category: Category | null, parent: Category | undefined): string {
  const { t } = useTranslation(['desk-categories', 'desk-kernel']);
  if (category !== null) return t('edit_title', { ns: 'desk-kernel', name: localName(category) });
  return parent ? t('add_child_title', { name: localName(parent) }) : t('add');
}

/** After its siblings. */
function nextSort(all: readonly Category[], parent_id: number | null): number {
  const sorts = all.filter((one) => one.parent_id === parent_id).map(({ sort }) => sort);
  return Math.min(9999, Math.max(0, ...sorts) + 10);
}

type Option = { value: number; title: string; disabled: boolean; children: Option[] };

function CategoryFields({ all, category }: { all: readonly Category[]; category: Category | null }) {
  const { t } = useTranslation(['desk-categories', 'desk-kernel']);
  const own = category === null ? [] : branchIds(all, category.category_id);
  const option = (node: CategoryNode): Option => ({
    value: node.category_id,
    title: localName(node),
    disabled: own.includes(node.category_id),
    children: (node.children ?? []).map(option),
  });
  return (
    <>
      <CategoryForm.Item name="name_en" label={t('name_en', { ns: 'desk-kernel' })}>
        <Input maxLength={60} lang="en" />
      </CategoryForm.Item>
      <CategoryForm.Item name="name_cn" label={t('name_cn', { ns: 'desk-kernel' })}>
        <Input maxLength={60} lang="zh-CN" />
      </CategoryForm.Item>
      <CategoryForm.Item name="parent_id" label={t('parent_id')} kind="select">
        <TreeSelect
          allowClear
          treeDefaultExpandAll
          showSearch={{ treeNodeFilterProp: 'title' }}
          placeholder={t('parent_none')}
          treeData={treeOf(all).map(option)}
        />
      </CategoryForm.Item>
      <CategoryForm.Item name="sort" label={t('sort', { ns: 'desk-kernel' })} extra={t('sort_hint', { ns: 'desk-kernel' })}>
        <InputNumber className="full-width" />
      </CategoryForm.Item>
      <CategoryForm.Item name="enabled" label={t('enabled.field', { ns: 'desk-kernel' })}>
        <FlagSwitch />
      </CategoryForm.Item>
    </>
  );
}
