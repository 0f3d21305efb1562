const delimiters = [',', ';', '\t'] as const;

/** The cells of a CSV file. Null when a quoted cell is not closed: the file is truncated. */
export function readCsv(text: string, most: number): string[][] | null {
  const body = text.replace(/^\uFEFF/, '');
  const delimiter = delimiterOf(body);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  const endCell = () => {
    row.push(cell);
    cell = '';
  };
  for (let at = 0; at < body.length; at++) {
    const letter = body.charAt(at);
    if (quoted) {
      if (letter !== '"') cell += letter;
      else if (body.charAt(at + 1) === '"') cell += body.charAt(++at);
      else quoted = false;
    } else if (letter === '"' && cell === '') quoted = true;
    else if (letter === delimiter) endCell();
    else if (letter === '\n' || letter === '\r') {
      if (letter === '\r' && body.charAt(at + 1) === '\n') at++;
      endCell();
      rows.push(row);
      row = [];
      // One row over the limit is enough for the caller to refuse the file; stop reading.
      if (rows.length > most) return rows;
    } else cell += letter;
  }
  if (quoted) return null;
  if (cell !== '' || row.length > 0) rows.push([...row, cell]);
  return rows;
}

/** The most frequent candidate: texts contain a comma now and then, but every row contains its delimiters. */
function delimiterOf(text: string): string {
  const count = (delimiter: string) => text.split(delimiter).length;
  return delimiters.reduce((best, one) => (count(one) > count(best) ? one : best));
}
