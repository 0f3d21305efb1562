export const nothingFound = {
  first_name: '',
  last_name: '',
  phone: '',
  email: '',
  company: '',
  country: '',
  state: '',
  city: '',
  postal_code: '',
  house_number: '',
  address1: '',
  address2: '',
};
export type Recognized = { -readonly [Part in keyof typeof nothingFound]: string };
/** A part of the text between commas or line ends, and the line it was on. */
export type Piece = { readonly text: string; readonly line: number };
