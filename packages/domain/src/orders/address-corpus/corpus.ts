import { america } from './america.ts';
import { chinese } from './chinese.ts';
import { europeNorthEast } from './europe-north-east.ts';
import { europeWest } from './europe-west.ts';
import { more } from './more.ts';
import { pacific } from './pacific.ts';

const corpusFields = [
  'first_name',
  'last_name',
  'address1',
  'house_number',
  'address2',
  'city',
  'state',
  'postal_code',
  'phone',
  'email',
  'company',
] as const;
type CorpusField = (typeof corpusFields)[number] | 'country';
export type Sample = { readonly text: string; readonly country: string; readonly says: Readonly<Record<CorpusField, string>> };

export const corpus: readonly Sample[] = [america, pacific, europeWest, europeNorthEast, chinese, more].flatMap(readSamples);

function readSamples(sheet: string): Sample[] {
  const samples: Sample[] = [];
  let country = '';
  let text = '';
  for (const line of sheet.trim().split('\n')) {
    if (line.startsWith('# ')) country = line.slice(2);
    else if (line.startsWith('= ')) samples.push({ text: text.replaceAll('⏎', '\n'), country, says: saysOf(line.slice(2), country) });
    else text = line;
  }
  return samples;
}

function saysOf(line: string, country: string): Sample['says'] {
  const values = line.split('|').map((value) => value.trim());
  const says = Object.fromEntries(corpusFields.map((field, at) => [field, values[at] ?? ''])) as Record<CorpusField, string>; // every field
  return { ...says, country };
}
