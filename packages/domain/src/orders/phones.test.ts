import { expect, it } from 'vitest';
import * as inPages from 'libphonenumber-js/min';
import * as onServer from 'libphonenumber-js/max';
import { phoneText, readPhone, setPhoneLibrary } from './phones.ts';

const samples: readonly [country: string, typed: string, stored: string, shown: string][] = [
  ['US', '(503) 555-0142', '+15035550142', '(503) 555-0142'],
  ['US', '1-503-555-0142 x12', '+15035550142 ext. 12', '(503) 555-0142 ext. 12'],
  ['US', '0044 20 7946 0321', '+442079460321', '+44 20 7946 0321'],
  ['DE', '030/123 456', '+4930123456', '030 123456'],
  ['FR', '06 12 34 56 78', '+33612345678', '06 12 34 56 78'],
  ['IT', '06 1234 5678', '+390612345678', '06 1234 5678'],
  ['BR', '(11) 95550-2290', '+5511955502290', '(11) 95550-2290'],
  ['JP', '090-1234-5678', '+819012345678', '090-1234-5678'],
  ['CN', '138 0013 8000', '+8613800138000', '138 0013 8000'],
  ['AU', '(02) 5550 4418', '+61255504418', '(02) 5550 4418'],
  ['GB', '+49 30 123456', '+4930123456', '+49 30 123456'],
];

it('before a page has loaded the rules a number is taken as it is typed, when it looks like one', () => {
  setPhoneLibrary(null);
  expect(readPhone('12345', 'US')).toMatchObject({ stored: '12345' });
  expect(readPhone('unknown', 'US')).toBeNull();
  expect(phoneText('+15035550142', 'US')).toBe('+15035550142');
  setPhoneLibrary(onServer);
});

it.each(samples)('in %s %s is stored as %s and shown as %s, on the server and in a page', (country, typed, stored, shown) => {
  for (const library of [inPages, onServer]) {
    setPhoneLibrary(library);
    expect(readPhone(typed, country)?.stored).toBe(stored);
    expect(readPhone(stored, country)?.stored).toBe(stored);
    expect(phoneText(stored, country)).toBe(shown);
  }
});

it.each([
  ['US', '12345'],
  ['US', '503 555 0142 0142'],
  ['SG', '9123'],
  ['FR', '06 12 34'],
  ['HK', '1234'],
  ['US', 'call me'],
  ['US', '+999 123 456 789'],
  ['', '+1 503'],
])('in %s %s cannot be a number', (country, typed) => {
  for (const library of [inPages, onServer]) {
    setPhoneLibrary(library);
    expect(readPhone(typed, country)).toBeNull();
  }
});

it('a possible number of no known range is told from a known one', () => {
  setPhoneLibrary(onServer);
  expect(readPhone('+1 555 010 9988', 'US')).toMatchObject({ isKnown: false });
  expect(readPhone('+1 503 555 0142', 'US')).toMatchObject({ isKnown: true, country: 'US' });
});

it('a number from before the rule, and a country without a numbering plan, stay as they are', () => {
  expect(phoneText('ask Joe', 'US')).toBe('ask Joe');
  expect(readPhone('12345', 'AQ')).toMatchObject({ stored: '12345' });
});
