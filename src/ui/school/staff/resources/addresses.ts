import type { PageAsked } from '#application/browser/office/resources/ports/resource-api.ts';
import { withQuery } from '#domain/shared/query-string.ts';

/** Where all lists of the office's contents are. */
export const CONTENTS = '/colaboradores/contenidos';

/** The last part of the address of a form for a new one. */
export const NEW = 'nuevo';

/** Where a list stands: /colaboradores/contenidos/codigos?buscar=igv&estado=running&pagina=2. */
export function listAddress(path: string, { search, order, filters, page }: PageAsked): string {
  const given = { buscar: search, orden: order, ...filters, pagina: page === 1 ? '' : String(page) };
  return withQuery(
    `${CONTENTS}/${path}`,
    Object.fromEntries(Object.entries(given).map(([name, word]) => [name, word === '' ? null : word])),
  );
}

/** Where the form of a thing is; 0: of a new one. */
export const formAddress = (path: string, id: number): string => `${CONTENTS}/${path}/${id === 0 ? NEW : id}`;
