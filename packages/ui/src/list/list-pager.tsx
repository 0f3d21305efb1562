import { countedTo, PAGE_DEPTH, pageSizes } from '@quayside/contract/kernel/shapes';
import { Pagination } from 'antd';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../kernel/i18n.ts';
import { MOBILE, useMedia } from '../kernel/media.ts';
import type { ListState } from './use-list-state.ts';
import { countText } from '../kernel/values.ts';

/** Paging with the sizes of LIMIT-01. Beyond the maximum depth a text asks to filter or export. */
export function ListPager({ count, state }: { count: number; state: ListState }) {
  const { t } = useTranslation();
  const mobile = useMedia(MOBILE);
  const { page, limit } = state.input;
  const language = currentLanguage();
  const counted = countedTo(state.input);
  const total = countText(count, counted, language);
  const isPastLimit = count > PAGE_DEPTH && page * limit >= PAGE_DEPTH;
  return (
    <nav className="list-pager" aria-label={t('list.page')}>
      {isPastLimit && <p className="list-pager-note">{t('list.too_deep')}</p>}
      <Pagination
        size="small"
        current={page}
        pageSize={limit}
        total={Math.min(count, counted)}
        simple={mobile}
        showSizeChanger={
          mobile ? false : { options: pageSizes.map((size) => ({ value: size, label: t('list.per_page', { count: size }) })) }
        }
        pageSizeOptions={[...pageSizes]}
        showTotal={(_total, [from, to]) => t('list.range', { from, to, total })}
        onChange={(nextPage, nextLimit) => {
          if (nextLimit === limit) return state.change({ page: nextPage });
          state.prefer({ limit: nextLimit });
          state.change({ limit: nextLimit });
        }}
      />
    </nav>
  );
}
