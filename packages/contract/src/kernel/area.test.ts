import { describe, expect, it } from 'vitest';
import { areas } from '../areas.generated.ts';
import { defineArea, type Area, type AreaPage } from './area.ts';
import { deskMenu, portalMenu } from './menu.ts';
import { deskGroups, portalGroups } from './menu-groups.ts';
import { mainPermissions } from './permissions.ts';

const stated: readonly Area[] = Object.values(areas);
const page = { group: 'orders', position: 1, path: '/x', title: 'x', component: 'orders/x-page' } as const;

describe('what an area states', () => {
  it('is named after the area, and its pages ask for its own permissions: anything else does not compile', () => {
    const permissions = { 'orders.look': { grantable: ['internal'] } } as const;
    expect(defineArea('orders', { permissions, portalPages: [{ ...page, permission: 'orders.look' }] })).toMatchObject({
      name: 'orders',
      permissions,
      deskPermissions: {},
      deskPages: [],
      refusals: {},
      fields: [],
    });
    // @ts-expect-error -- a permission of another area
    defineArea('orders', { permissions: { 'products.look': { grantable: [] } } });
    // @ts-expect-error -- an undeclared permission
    defineArea('orders', { permissions, portalPages: [{ ...page, permission: 'orders.reed' }] });
    // @ts-expect-error -- a group no menu has
    defineArea('orders', { portalPages: [{ ...page, group: 'odds' }] });
    // @ts-expect-error -- a code of another area
    defineArea('orders', { refusals: { 'products.gone': { status: 409, error_code: 1 } } });
    // @ts-expect-error -- a field code of another area
    defineArea('orders', { fields: ['products.gone'] });
  });

  it('has a place of its own: no two areas with permissions and no two entries of one menu level share a position', () => {
    const levelsOf = (pages: readonly AreaPage[], groups: Readonly<Record<string, { readonly position: number }>>) => [
      ...pages.map(({ group, position }) => `${group} ${position}`),
      ...Object.values(groups).map(({ position }) => `null ${position}`),
    ];
    const places = [
      stated.filter(({ permissions }) => Object.keys(permissions).length > 0).map(({ position }) => `${position}`),
      levelsOf(
        stated.flatMap((area) => area.portalPages),
        portalGroups,
      ),
      levelsOf(
        stated.flatMap((area) => area.deskPages),
        deskGroups,
      ),
    ];
    for (const taken of places) expect(taken.filter((place, at) => taken.indexOf(place) < at)).toEqual([]);
  });

  it('composes menus in the order of the positions, groups and pages mixed', () => {
    expect(portalMenu.map(({ path }) => path).filter((path) => !/^\/(productsList|selfServiceOrder|dropshipping)\//.test(path))).toEqual([
      '/dashboard/workplace',
      '/order',
      '/productsList',
      '/selfServiceOrder',
      '/dropshipping',
      '/products',
      '/billing',
      '/statistics',
      '/setting',
      '/user/profile',
      '/user/message',
    ]);
    expect(deskMenu.map(({ path }) => path)).toEqual([
      '/my-work',
      '/customers',
      '/orders-group',
      '/inbound-group',
      '/goods',
      '/money',
      '/content',
      '/operations',
      '/own-account',
    ]);
    const billing = portalMenu.find(({ path }) => path === '/billing');
    expect(billing && 'children' in billing && billing.children.map(({ title }) => title)).toEqual([
      'transactions',
      'transaction_detail',
      'fulfilment_fees',
      'storage_fees',
      'storage_fee_detail',
      'top_up',
      'top_ups',
      'top_up_detail',
    ]);
    expect(Object.keys(portalMenu[0] ?? {})).not.toContain('position');
  });

  it('lists permissions area by area, in the order of the areas', () => {
    const named = mainPermissions.map((name) => name.split('.')[0]);
    const places = stated.filter(({ permissions }) => Object.keys(permissions).length > 0).map(({ name }) => name);
    expect([...new Set(named)]).toEqual(places);
  });
});
