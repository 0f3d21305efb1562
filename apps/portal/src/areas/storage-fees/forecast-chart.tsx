import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { amountText } from '@quayside/ui/kernel/values';

type Day = { day: string; amount: string };

const HEIGHT = 56;
const STEP = 10;
const BAR = 7;

/** One bar a day. The figures are also in a table for screen readers, and in a tooltip at each bar. */
export function ForecastChart({ days, label }: { days: readonly Day[]; label: string }) {
  // Only the height of a bar is a float; the printed amounts stay exact.
  const values = days.map(({ amount }) => Number(amount));
  const highest = Math.max(...values, 0.01);
  const textOf = ({ amount }: Day) => `${amountText(amount, 'USD', currentLanguage()) ?? amount} USD`;
  return (
    <div className="forecast">
      <svg className="forecast-chart" viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
        {days.map((day, index) => {
          const height = Math.max(1, ((values[index] ?? 0) / highest) * HEIGHT);
          return (
            <rect key={day.day} x={index * STEP} y={HEIGHT - height} width={BAR} height={height} rx="1">
              <title>{`${day.day}: ${textOf(day)}`}</title>
            </rect>
          );
        })}
      </svg>
      <table className="sr-only">
        <caption>{label}</caption>
        <tbody>
          {days.map((day) => (
            <tr key={day.day}>
              <th scope="row">{day.day}</th>
              <td>{textOf(day)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
