import { expect, test } from 'vitest';
import { wayOutOf } from '#ui/school/layouts/focus/way-out.ts';

test.each([
  [
    '/main/contenido/derecho-laboral/examenes/start',
    '/main/contenido/derecho-laboral/examenes',
    'Volver a los exámenes',
  ],
  ['/main/contenido/derecho-laboral/video', '/main/contenido/derecho-laboral', 'Volver al contenido'],
  ['/main/contenido/derecho-laboral/contenido', '/main/contenido/derecho-laboral', 'Volver al contenido'],
  ['/main/seminarios/igv/video', '/main/seminarios/igv', 'Volver al seminario'],
  ['/main/libros/lectura/codigo/art-1', '/main/libros/indice/codigo', 'Volver al índice'],
  ['/main/revistas/seccion/numero-1', '/main/revistas/indice/numero-1', 'Volver al índice'],
  ['/lectura/libros/codigo', '/contenidos/libros/codigo', 'Volver al libro'],
  ['/lectura/revistas/numero-1', '/contenidos/revistas/numero-1', 'Volver a la revista'],
  ['/nada', '/', 'Volver al inicio'],
])('from %s one goes back to %s', (path, to, label) => {
  expect(wayOutOf(path)).toEqual({ to, label });
});
