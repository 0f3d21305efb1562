import { describe, expect, it } from 'vitest';
import { realmOf, type Call } from '@quayside/contract/kernel/call';
import { mainPermissions, needsOf, permissions } from '@quayside/contract/kernel/permissions';
import { allHandlers } from '#server/areas/all.ts';

const calls = allHandlers.map((one) => one.call);
const named = (some: readonly Call[]) => some.map((call) => call.name).sort();

describe('permissions of the whole contract', () => {
  it('requires a session for every call except these', () => {
    expect(named(calls.filter((call) => call.permission === 'public'))).toEqual([
      'accounts.checkEmail',
      'accounts.register',
      'accounts.resetPassword',
      'accounts.sendResetEmail',
      'accounts.verifyEmail',
      'brands.get',
      'brands.getLogo',
      'receiving.phonePhoto',
      'receiving.phoneState',
      'sessions.deskLogin',
      'sessions.login',
      'staff.acceptLink',
      'tracking.find',
    ]);
  });

  it('allows exactly these calls without a permission to every signed-in account', () => {
    expect(named(calls.filter((call) => call.permission === 'signed_in'))).toEqual([
      'accounts.changeTrueTracking',
      'accounts.confirmTotp',
      'accounts.generateApiKey',
      'accounts.getMoneyMails',
      'accounts.getProfile',
      'accounts.getSetting',
      'accounts.newRecoveryCodes',
      'accounts.revokeSession',
      'accounts.saveMoneyMails',
      'accounts.sendVerifyEmail',
      'accounts.sessions',
      'accounts.signIns',
      'accounts.startTotp',
      'accounts.stopTotp',
      'accounts.updateGuide',
      'accounts.updatePassword',
      'accounts.updateProfile',
      'basic-config.getAppVersion',
      'basic-config.getValue',
      'categories.list',
      'countries.list',
      'dashboards.inbox',
      'dashboards.workplace',
      'desk-exports.download',
      'drafts.discard',
      'drafts.get',
      'drafts.save',
      'guides.get',
      'guides.list',
      'guides.tariffs',
      'imports.apply',
      'imports.changeMode',
      'imports.correct',
      'imports.discard',
      'imports.get',
      'imports.list',
      'imports.markedWorkbook',
      'imports.rows',
      'integrations.openDeliveries',
      'integrations.openDelivery',
      'integrations.openReplay',
      'jobs.get',
      'jobs.getFile',
      'jobs.mine',
      'list-settings.changeView',
      'list-settings.createView',
      'list-settings.deleteView',
      'list-settings.deskChangeView',
      'list-settings.deskCreateView',
      'list-settings.deskDeleteView',
      'list-settings.deskGet',
      'list-settings.deskSave',
      'list-settings.get',
      'list-settings.save',
      'my-work.counts',
      'my-work.items',
      'my-work.leave',
      'my-work.open',
      'my-work.progress',
      'my-work.queues',
      'notices.counts',
      'notices.list',
      'notices.markAllRead',
      'notices.markRead',
      'notices.newest',
      'notices.unreadCount',
      'page-errors.getToken',
      'page-errors.send',
      'properties.list',
      'properties.openList',
      'sessions.confirm',
      'sessions.currentStaff',
      'sessions.currentUser',
      'sessions.deskConfirm',
      'sessions.deskLogout',
      'sessions.logout',
      'staff.confirmTotp',
      'staff.newRecoveryCodes',
      'staff.ownAccount',
      'staff.revokeSession',
      'staff.sessions',
      'staff.signIns',
      'staff.startTotp',
      'staff.stopTotp',
      'staff.updatePassword',
      'uploads.deskImage',
      'uploads.deskProviderFile',
      'uploads.getFile',
      'uploads.image',
      'uploads.providerFile',
      'warehouses.list',
      'warehouses.openList',
    ]);
  });

  it('guards every other call with a permission of its own side and area', () => {
    /** Calls used by another area's page: the permission of that page is enough. */
    const borrowed: Record<string, string> = {
      'consumables.list': 'products.read',
      'dashboards.fulfilment': 'orders.read',
      'dashboards.orderFigures': 'orders.read',
      'dashboards.runway': 'wallets.read',
      'exceptions.image': 'orders.read',
      'exceptions.list': 'orders.read',
      'exceptions.ofOrder': 'orders.read',
      'exceptions.reply': 'orders.edit',
      'exceptions.uploadImage': 'orders.edit',
      'imports.inboundTemplate': 'inbound.edit',
      'imports.orderTemplate': 'orders.edit',
      'imports.productTemplate': 'products.edit',

      'imports.serialNumberTemplate': 'serial-numbers.edit',
      'imports.uploadInbound': 'inbound.edit',
      'imports.uploadOrders': 'orders.edit',
      'imports.uploadProducts': 'products.edit',
      'imports.uploadSerialNumbers': 'serial-numbers.edit',
      'interceptions.intercept': 'orders.edit',
      'interceptions.openIntercept': 'orders.edit',
      'interceptions.odds': 'orders.read',
      'interceptions.ofOrder': 'orders.read',
      'tracking.deskGet': 'desk.orders.read',
      'tracking.get': 'orders.read',
      'tracking.openGet': 'orders.read',
      'transactions.deskList': 'desk.wallets.read',
      'transactions.deskMonths': 'desk.wallets.read',
      'translations.translate': 'products.edit',
      'warehouses.deskList': 'desk.inventory.read',
      // A simulation moves an order or an appointment of the sandbox, like the calls of those areas.
      'sandboxes.empty': 'integrations.manage',
      'sandboxes.openEmpty': 'orders.edit',
      'sandboxes.simulateInbound': 'inbound.edit',
      'sandboxes.simulateOrder': 'orders.edit',
      'sandboxes.simulateTopUp': 'orders.edit',
    };
    for (const call of calls) {
      if (call.permission === 'public' || call.permission === 'signed_in') continue;
      expect(permissions, call.name).toHaveProperty([call.permission]);
      if (borrowed[call.name] === call.permission) continue;
      const desk = realmOf(call) === 'desk';
      expect(call.permission.startsWith(desk ? `desk.${call.area}.` : `${call.area}.`), `${call.name} needs ${call.permission}`).toBe(true);
    }
  });

  it('adds to a permission only those the same accounts may get and that need no others', () => {
    for (const name of mainPermissions)
      for (const need of needsOf(name)) {
        const needed = mainPermissions.find((one) => one === need);
        expect(needed && needsOf(needed), `${name} needs ${need}`).toEqual([]);
        expect(permissions[needed ?? name].grantable, need).toEqual(expect.arrayContaining([...permissions[name].grantable]));
      }
  });

  it('uses every permission', () => {
    const used = new Set(calls.map((call) => call.permission));
    expect(Object.keys(permissions).filter((name) => !used.has(name as never))).toEqual([]);
  });
});
