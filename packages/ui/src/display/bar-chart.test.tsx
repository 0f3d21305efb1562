import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { user } from '../testing.tsx';
import { BarChart } from './bar-chart.tsx';

const bars = Array.from({ length: 30 }, (_, at) => ({
  key: `d${at}`,
  label: `Day ${at + 1}`,
  value: at * 2.4,
  text: `${(at * 2.4).toFixed(2)} USD`,
}));
const scale = (page: HTMLElement) => [...page.querySelectorAll('.bar-chart-scale li')].map((tick) => tick.textContent);
const tip = (page: HTMLElement) => page.querySelector('.bar-chart-tip:not([hidden])')?.textContent;

describe('a chart of bars', () => {
  beforeEach(() => localStorage.setItem('i18n-lang', 'en'));

  it('has a scale in round steps, its unit, and a label below every few bars', () => {
    const { container } = render(<BarChart bars={bars} label="Fees" unit="USD a day" />);
    expect(scale(container)).toEqual(['80', '60', '40', '20', '0']);
    expect(screen.getByText('USD a day')).toBeTruthy();
    const labels = [...container.querySelectorAll('.bar-chart-labels li')].map((one) => one.textContent).filter(Boolean);
    expect(labels).toEqual(['Day 1', 'Day 6', 'Day 11', 'Day 16', 'Day 21', 'Day 26']);
    const heights = [...container.querySelectorAll<HTMLElement>('.bar-chart-bar b')].map((bar) => bar.style.height);
    expect([heights[0], heights[25]]).toEqual(['0%', '75%']);
  });

  it('shows the exact figure of the bar pointed at, and by the arrow keys', async () => {
    const { container } = render(<BarChart bars={bars} label="Fees" unit="USD a day" />);
    expect(tip(container)).toBeUndefined();
    await user.hover(container.querySelectorAll('.bar-chart-bar')[3] ?? document.body);
    expect(tip(container)).toBe('Day 4 7.20 USD');
    act(() => screen.getByRole('button', { name: 'Day 4: 7.20 USD' }).focus());
    await user.keyboard('{ArrowRight}');
    expect(tip(container)).toBe('Day 5 9.60 USD');
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(tip(container)).toBe('Day 3 4.80 USD');
    await user.keyboard('{Escape}');
    expect(tip(container)).toBeUndefined();
  });

  it('tells screen readers every figure, and shortens a large scale', () => {
    const large = bars.map((bar) => ({ ...bar, value: bar.value * 1000 }));
    const { container } = render(<BarChart bars={large} label="Fees" unit="USD" />);
    expect(scale(container)).toEqual(['80K', '60K', '40K', '20K', '0']);
    expect(screen.getByRole('table', { name: 'Fees' }).querySelectorAll('tr')).toHaveLength(30);
  });
});
