import { describe, expect, it } from 'vitest';
import { personName } from './person-name.ts';

describe('the name of a person', () => {
  it('follows the script of the name: family name first in Chinese, Japanese and Korean', () => {
    expect(personName('小明', '王')).toBe('王小明');
    expect(personName('小明', '欧阳')).toBe('欧阳小明');
    expect(personName('민준', '김')).toBe('김민준');
    expect(personName('さくら', '田中')).toBe('田中さくら');
  });

  it('is not turned round for a Western name, in any language', () => {
    expect(personName('Anna Maria', 'van der Berg')).toBe('Anna Maria van der Berg');
    expect(personName('Mei', 'Lin')).toBe('Mei Lin');
    expect(personName('Łukasz', 'Żak')).toBe('Łukasz Żak');
  });

  it('keeps a mixed name in the order it was entered, and a single one without spaces', () => {
    expect(personName('Amy', '王')).toBe('Amy 王');
    expect(personName(' Madonna ', '')).toBe('Madonna');
    expect(personName('', '王')).toBe('王');
  });
});
