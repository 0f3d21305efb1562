import { EllipsisOutlined } from '@ant-design/icons';
import { Button, Dropdown, type MenuProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import './list-rows.css';

/** One action of a row. A link has `to`, everything else `run`. */
export type RowMenuItem = {
  key: string;
  label: string;
  to?: string;
  run?: () => void;
  /** Ends something (cancel, delete): below the divider. */
  ends?: boolean;
  danger?: boolean;
  /** Why it is not possible for this row: disabled, with this as its hint. */
  whyNot?: string | null;
};

/** The row's most likely action as one word, the others in a menu; actions that cancel or delete are below a divider. */
export function RowMenu({ name, items }: { /** Names the row for screen readers. */ name: string; items: readonly RowMenuItem[] }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const first = items.find((item) => !item.ends && !item.whyNot);
  const others = items.filter((item) => item !== first);
  const run = (key: string) => {
    const item = others.find((one) => one.key === key);
    if (item?.to !== undefined) void navigate(item.to);
    item?.run?.();
  };
  return (
    <span className="row-menu">
      {first && <Word item={first} />}
      {others.length > 0 && (
        <Dropdown trigger={['click']} placement="bottomRight" menu={{ items: menuItems(others), onClick: ({ key }) => run(key) }}>
          <Button type="text" size="small" icon={<EllipsisOutlined aria-hidden />} aria-label={t('list.row_menu', { name })} />
        </Dropdown>
      )}
    </span>
  );
}

function Word({ item }: { item: RowMenuItem }) {
  if (item.to !== undefined) return <Link to={item.to}>{item.label}</Link>;
  return (
    <Button type="link" size="small" className="cell-link" danger={item.danger ?? false} onClick={item.run}>
      {item.label}
    </Button>
  );
}

function menuItems(items: readonly RowMenuItem[]): NonNullable<MenuProps['items']> {
  const entry = ({ key, label, danger, whyNot }: RowMenuItem) => ({
    key,
    label: whyNot ? <span title={whyNot}>{label}</span> : label,
    disabled: Boolean(whyNot),
    danger: danger ?? false,
  });
  const usual = items.filter((item) => !item.ends).map(entry);
  const ends = items.filter((item) => item.ends).map(entry);
  return usual.length > 0 && ends.length > 0 ? [...usual, { type: 'divider' }, ...ends] : [...usual, ...ends];
}
