import { QuestionCircleOutlined } from '@ant-design/icons';
import { guidePaths } from '@quayside/contract/guides/guides.paths';
import { articleOf } from '@quayside/contract/guides/page-articles';
import type { MenuItem } from '@quayside/contract/kernel/menu';
import { pageAt } from '@quayside/ui/kernel/menu';
import { Button, Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';

/** The "?" of every page: opens the article about it. Without an article the help centre. */
export function PageHelp({ menu }: { menu: readonly MenuItem[] }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const path = pageAt(menu, useLocation().pathname)?.item.path;
  const slug = path === undefined ? null : articleOf(path);
  return (
    <Tooltip title={t('shell.page_help')}>
      <Button
        type="text"
        icon={<QuestionCircleOutlined aria-hidden />}
        aria-label={t('shell.page_help')}
        onClick={() => void navigate(slug === null ? guidePaths.center : guidePaths.article(slug))}
      />
    </Tooltip>
  );
}
