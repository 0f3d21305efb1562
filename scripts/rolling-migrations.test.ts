import { describe, expect, it } from 'vitest';
import { readMigrations } from '../apps/server/src/kernel/migration-files.ts';
import { readReleases, releasesOf, rollingErrors } from './rolling-migrations.ts';

const name = '20270101_0000_next';
const errorsOf = (text: string, releases: readonly string[] = ['1.1', '1.0']) => rollingErrors([{ name, text }], releases);

describe('the migrations', () => {
  it('leave the release before them working', () => {
    expect(rollingErrors(readMigrations(), readReleases())).toEqual([]);
  });
});

describe('a migration that would break the release before it is refused', () => {
  const breaking: Readonly<Record<string, string>> = {
    'drops orders': 'drop table orders;',
    'drops order_view': 'drop view if exists order_view;',
    'drops the function open_session': 'drop function open_session(bytea, text);',
    'renames, or renames a part of, orders': 'alter table orders rename column method to shipping_method;',
    'drops a column of orders': 'alter table orders drop column method;',
    'changes the type of a column of orders': 'alter table orders alter column order_no type varchar(20);',
    'demands a value in a column of orders': 'alter table orders alter method set not null;',
    'drops a default of orders': 'alter table orders alter column status drop default;',
    'takes a right away on orders': 'revoke update on orders from quayside_desk;',
    'demands unique rows of orders': 'create unique index orders_one on orders (customer_id, tracking_no);',
    'adds a constraint to orders': "alter table orders add check (remark <> 'x');",
    'adds orders.note not null without a default': 'alter table orders add column note text not null;',
  };
  for (const [why, text] of Object.entries(breaking))
    it(`it ${why}`, () => {
      expect(errorsOf(text)).toEqual([
        `${name}.sql ${why}, which the release before it still uses: expand first, and take it away with "-- contract of RELEASE" in a later release.`,
      ]);
    });

  it('in the second change of one statement, and over several lines', () => {
    expect(errorsOf('ALTER TABLE orders\n  ADD COLUMN a text,\n  DROP COLUMN b;')).toHaveLength(1);
    expect(errorsOf('alter table orders add a numeric(16,2) default 0 not null, add b text not null;')).toEqual([
      expect.stringContaining('adds orders.b not null without a default'),
    ]);
  });
});

describe('a migration that only adds is allowed', () => {
  for (const text of [
    'create table new_things (id bigint not null, primary key (id)); create unique index new_one on new_things (id); alter table new_things add check (id > 0);',
    "alter table orders add column note text not null default '';",
    'alter table orders add column note text;',
    'create index orders_of_note on orders (customer_id, note); drop index orders_by_day;',
    'alter table orders alter column note drop not null, alter column note set default 1;',
    `alter table stock_log drop constraint stock_log_kind_check; alter table stock_log add constraint stock_log_kind_check check (kind in ('a'));`,
    "-- drop table orders;\ncomment on table orders is 'drop table orders';",
    'create function f() returns void language plpgsql as $$ begin drop table x; end $$;',
    'grant select on orders to quayside_desk; revoke execute on function f() from public;',
  ])
    it(`such as ${text.slice(0, 70)}`, () => {
      expect(errorsOf(text)).toEqual([]);
    });
});

describe('the contract step', () => {
  const drop = '-- contract of 1.0\nalter table orders drop column method;';

  it('may take away what the release before the last one used last', () => {
    expect(errorsOf(drop)).toEqual([]);
  });

  it('waits as long as the last release still uses it, or no release of that name exists', () => {
    const refused = `${name}.sql is marked as the contract step of 1.0, which is no release before the last one: wait for another release.`;
    expect(errorsOf(drop, ['1.0'])).toEqual([refused]);
    expect(errorsOf(drop, [])).toEqual([refused]);
  });

  it('names releases as CHANGELOG.md does', () => {
    expect(releasesOf('# Changes\n\n## Unreleased\n\n## 1.1\n\n## 1.0 (2026)\n')).toEqual(['1.1', '1.0']);
  });

  it('concerns only migrations of releases that may be upgraded one process at a time', () => {
    expect(rollingErrors([{ name: '20261118_1100_sandboxes', text: 'drop table orders;' }], [])).toEqual([]);
  });
});
