/** Making a format costs a hundred times as much as using it, and a list has one in every cell. */
function kept<Options extends object, Format>(make: (locale: string, options: Options | undefined) => Format) {
  const known = new Map<string, Format>();
  return (locale: string, options?: Options): Format => {
    // A format keeps the time zone it was made in; the reader may travel.
    const key = `${locale} ${new Date().getTimezoneOffset()} ${JSON.stringify(options)}`;
    let format = known.get(key);
    if (format === undefined) known.set(key, (format = make(locale, options)));
    return format;
  };
}

export const numberFormat = kept((locale, options: Intl.NumberFormatOptions | undefined) => new Intl.NumberFormat(locale, options));
/** In the reader's time zone unless the options name one. */
export const dateFormat = kept((locale, options: Intl.DateTimeFormatOptions | undefined) => new Intl.DateTimeFormat(locale, options));
