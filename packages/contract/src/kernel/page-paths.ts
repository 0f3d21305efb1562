/** A page's address inside its app; addresses of files are in `paths.ts`. */
export type Path = `/${string}`;

/** The addresses of an area's pages, each area in its own `AREA.paths.ts`: pages, mails and tests build links from these only. */
export type Paths = Readonly<Record<string, Path | ((...keys: never[]) => Path)>>;
