import type { MenuItem } from '@quayside/contract/kernel/menu';
import { Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { BrandMark } from '../brands/brand-mark.tsx';
import { SideMenu } from './side-menu.tsx';

type PhoneMenuProps = { site: string; menu: readonly MenuItem[]; open: boolean; onClose: () => void };

/** On a phone the menu is a drawer. */
export function PhoneMenu({ site, menu, open, onClose }: PhoneMenuProps) {
  const { t } = useTranslation();
  return (
    <Drawer rootClassName="shell-drawer" placement="left" size={264} open={open} onClose={onClose} title={<BrandMark site={site} />}>
      <nav aria-label={t('shell.menu')}>
        <SideMenu menu={menu} folded={false} theme="dark" onGone={onClose} />
      </nav>
    </Drawer>
  );
}
