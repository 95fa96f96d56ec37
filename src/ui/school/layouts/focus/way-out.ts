/** The one way back from a place of focus. */
export interface WayOut {
  readonly to: string;
  readonly label: string;
}

const ways: readonly (readonly [from: RegExp, out: (found: readonly string[]) => WayOut])[] = [
  [
    /^(\/main\/contenido\/[^/]+\/examenes)\/start$/,
    ([, exams = '']) => ({ to: exams, label: 'Volver a los exámenes' }),
  ],
  [
    /^(\/main\/contenido\/[^/]+)\/(?:video|contenido)$/,
    ([, content = '']) => ({ to: content, label: 'Volver al contenido' }),
  ],
  [/^(\/main\/seminarios\/[^/]+)\/video$/, ([, seminar = '']) => ({ to: seminar, label: 'Volver al seminario' })],
  [
    /^(\/main\/(?:libros|revistas))\/(?:lectura|seccion)\/([^/]+)/,
    ([, shelf = '', slug = '']) => ({ to: `${shelf}/indice/${slug}`, label: 'Volver al índice' }),
  ],
  [/^\/lectura\/libros\/([^/]+)/, ([, slug = '']) => ({ to: `/contenidos/libros/${slug}`, label: 'Volver al libro' })],
  [
    /^\/lectura\/revistas\/([^/]+)/,
    ([, slug = '']) => ({ to: `/contenidos/revistas/${slug}`, label: 'Volver a la revista' }),
  ],
];

/** Where the way back of an exam, a class or a reader leads: to what it is a part of. @param path of the address, without a query. */
export function wayOutOf(path: string): WayOut {
  for (const [from, out] of ways) {
    const found = from.exec(path);
    if (found !== null) return out(found);
  }
  return { to: '/', label: 'Volver al inicio' };
}
