import { expect, it } from 'vitest';
import { textOfHtml } from './text-of-html.ts';

it('a preview has the words of all paragraphs, apart from each other', () => {
  expect(textOfHtml('<p>The <b>dock</b> is closed.</p><ul><li>Monday</li><li>Tuesday</li></ul>')).toBe(
    'The dock is closed. Monday Tuesday',
  );
});

it('nothing of a script or a style is shown, and nothing runs', () => {
  const html = '<img src=x onerror="window.hacked = 1"><script>window.hacked = 1</script><style>p { color: red }</style><p>Hello</p>';
  expect(textOfHtml(html)).toBe('Hello');
  expect(Reflect.get(window, 'hacked')).toBeUndefined();
});
