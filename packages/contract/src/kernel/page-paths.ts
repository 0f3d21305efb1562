/** A page's path inside its app; paths of files are in `paths.ts`. */
export type Path = `/${string}`;

/** The paths of an area's pages, each area in its own `AREA.paths.ts`: pages, mails and tests build links only from these. */
export type Paths = Readonly<Record<string, Path | ((...keys: never[]) => Path)>>;
