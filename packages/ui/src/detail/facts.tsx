import { Descriptions } from 'antd';
import type { ReactNode } from 'react';
import { EMPTY, isEmpty } from '../kernel/values.ts';

export type Fact = readonly [label: string, value: ReactNode];

/** A list of label and value pairs. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const items = facts.map(([label, value]) => ({ key: label, label, children: isEmpty(value) ? EMPTY : value }));
  return <Descriptions className="facts" column={{ xs: 1, sm: 2, md: 3 }} layout="vertical" colon={false} items={items} />;
}
