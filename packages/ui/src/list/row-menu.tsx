import { EllipsisOutlined } from '@ant-design/icons';
import { Button, Dropdown, type ButtonProps, type MenuProps } from 'antd';
import { useState, type Ref } from 'react';
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
  const first = items.find((item) => !item.ends && !item.whyNot);
  const others = items.filter((item) => item !== first);
  return (
    <span className="row-menu">
      {first && <Word item={first} />}
      {others.length > 0 && <Others name={name} items={others} />}
    </span>
  );
}

/** The menu is made when it is opened for the first time: a list has hundreds of rows and one open menu. */
function Others({ name, items }: { name: string; items: readonly RowMenuItem[] }) {
  const [isMade, make] = useState(false);
  if (!isMade) return <Dots name={name} aria-haspopup="menu" aria-expanded={false} onClick={() => make(true)} />;
  return <OthersMenu name={name} items={items} />;
}

function OthersMenu({ name, items }: { name: string; items: readonly RowMenuItem[] }) {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(true);
  const run = (key: string) => {
    const item = items.find((one) => one.key === key);
    if (item?.to !== undefined) void navigate(item.to);
    item?.run?.();
  };
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      open={isOpen}
      onOpenChange={setOpen}
      menu={{ items: menuItems(items), onClick: ({ key }) => run(key) }}
    >
      <Dots name={name} ref={focusOn} />
    </Dropdown>
  );
}

/** The button that was pressed is another one now. */
const focusOn = (button: HTMLElement | null) => button?.focus();

function Dots({ name, ...button }: ButtonProps & { name: string; ref?: Ref<HTMLButtonElement> }) {
  const { t } = useTranslation();
  return <Button type="text" size="small" icon={<EllipsisOutlined aria-hidden />} aria-label={t('list.row_menu', { name })} {...button} />;
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
