import type { Files, Names } from './names.ts';

export function webFiles(names: Names): Files {
  const { name, thing, words } = names;
  const folder = `apps/portal/src/areas/${name}/${thing}`;
  return {
    [`${folder}-list-page.tsx`]: listPage(names),
    [`${folder}-detail-page.tsx`]: detailPage(names),
    [`${folder}-pages.test.tsx`]: webTest(names),
    [`docs/areas/${name}.md`]: `# ${words.Many}

States, rules and limits, with the requirement each comes from.

| Rule | From |
|---|---|
| A name has 1 to 60 characters | |
`,
  };
}

function listPage({ name, calls, Many, One, id, page, words }: Names): string {
  return `import { ${calls}Calls } from '@quayside/contract/${name}/${name}.calls';
import type { ${One}Row } from '@quayside/contract/${name}/${name}.schemas';
import type { ListColumn } from '@quayside/ui/list/list-types';
import { ListPage } from '@quayside/ui/list/list-page';
import { TimeText } from '@quayside/ui/display/time-text';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

/** The merchant's ${words.many}. */
export function ${One}ListPage() {
  const { t } = useTranslation('${name}');
  return (
    <ListPage
      call={${calls}Calls.list}
      rowKey="${id}"
      title={t('title')}
      columns={use${Many}Columns()}
      filters={[{ kind: 'text', name: 'name', label: t('name') }]}
      empty={{ title: t('empty_title'), hint: t('empty_hint') }}
    />
  );
}

function use${Many}Columns(): ListColumn<${One}Row>[] {
  const { t } = useTranslation('${name}');
  return [
    { key: 'name', title: t('name'), width: 240, render: (row) => <Link to={\`${page}/details?id=\${row.${id}}\`}>{row.name}</Link> },
    { key: 'created_at', title: t('created'), width: 180, render: (row) => <TimeText at={row.created_at} /> },
  ];
}
`;
}

function detailPage({ name, calls, one, One, id, page, words }: Names): string {
  return `import { ${calls}Calls } from '@quayside/contract/${name}/${name}.calls';
import type { ${One}Row } from '@quayside/contract/${name}/${name}.schemas';
import { DetailPage } from '@quayside/ui/detail/detail-page';
import { Facts } from '@quayside/ui/detail/facts';
import { TimeText } from '@quayside/ui/display/time-text';
import { useTranslation } from 'react-i18next';
import { useIdParam } from '#portal/kernel/use-id-param.ts';

/** One ${words.one}. */
export function ${One}DetailPage() {
  const { t } = useTranslation('${name}');
  return (
    <DetailPage
      call={${calls}Calls.get}
      input={{ ${id}: useIdParam() }}
      title={t('detail')}
      titleOf={(${one}) => ${one}.name}
      back="${page}"
      sections={[{ key: 'facts', title: t('section_facts'), body: factsOf }]}
    />
  );
}

const factsOf = (${one}: ${One}Row) => <${One}Facts ${one}={${one}} />;

function ${One}Facts({ ${one} }: { ${one}: ${One}Row }) {
  const { t } = useTranslation('${name}');
  return (
    <Facts
      facts={[
        [t('name'), ${one}.name],
        [t('created'), <TimeText key="created" at={${one}.created_at} />],
      ]}
    />
  );
}
`;
}

function webTest({ name, thing, One, id, page, words }: Names): string {
  return `import type { ${One}Row } from '@quayside/contract/${name}/${name}.schemas';
import { mockServer, showPage, user } from '@quayside/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ${One}DetailPage } from './${thing}-detail-page.tsx';
import { ${One}ListPage } from './${thing}-list-page.tsx';

const row: ${One}Row = { ${id}: 7, name: 'First one', created_at: '2026-11-02T10:00:00.000Z' };

describe('${words.many}', () => {
  it('are listed, and a row leads to its page', async () => {
    mockServer(() => ({ list: [row], count: 1 }));
    const { address } = await showPage(<${One}ListPage />, { at: '${page}' });
    await user.click(await screen.findByRole('link', { name: 'First one' }));
    await waitFor(() => expect(address()).toBe('${page}/details?id=7'));
  });

  it('are shown one by one', async () => {
    const asked = mockServer(() => row);
    await showPage(<${One}DetailPage />, { at: '${page}/details?id=7' });
    expect(await screen.findByRole('heading', { level: 1, name: 'First one' })).toBeTruthy();
    expect(asked[0]?.query.get('${id}')).toBe('7');
  });
});
`;
}
