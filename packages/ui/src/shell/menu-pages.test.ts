import { deskMenu, portalMenu, type MenuPage } from '@quayside/contract/kernel/menu';
import { describe, expect, it } from 'vitest';

const built = {
  portal: import.meta.glob('../../../../apps/portal/src/areas/*/*-page.tsx'),
  desk: import.meta.glob('../../../../apps/desk/src/areas/*/*-page.tsx'),
};
const namesOf = (files: object) => Object.keys(files).map((file) => file.replace(/^.*\/areas\/(.+)\.tsx$/, '$1'));

function leaves(pages: readonly MenuPage[]): MenuPage[] {
  return pages.flatMap((page) => [...(page.component === undefined ? [] : [page]), ...leaves(page.children ?? [])]);
}

/** Every menu entry needs a page file, and every page file a menu entry. */
describe('menus and pages', () => {
  it('SHELL-17 SHELL-31 mechanism: the portal’s menu names the pages that are built, all of them and no others', () => {
    // A page may serve several paths: the detail of an appointment is reached from both of its lists.
    const named = new Set(leaves(portalMenu).map(({ component }) => component ?? ''));
    expect([...named].toSorted()).toEqual(namesOf(built.portal).toSorted());
    expect(leaves(portalMenu).map(({ path }) => path)).toEqual(expect.arrayContaining(['/dashboard/workplace', '/subAccount']));
  });

  it('so does the desk’s', () => {
    const named = leaves(deskMenu).map(({ component }) => component ?? '');
    expect(named.toSorted()).toEqual(namesOf(built.desk).toSorted());
  });
});
