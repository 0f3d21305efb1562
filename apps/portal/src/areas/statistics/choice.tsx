import { Segmented } from 'antd';

type ChoiceProps<Word extends string> = {
  value: Word;
  words: readonly Word[];
  label: (word: Word) => string;
  onChange: (word: Word) => void;
};

/** What a page shows: one of a few words. */
export function Choice<Word extends string>({ value, words, label, onChange }: ChoiceProps<Word>) {
  return <Segmented value={value} options={words.map((word) => ({ value: word, label: label(word) }))} onChange={onChange} />;
}
