import { COLLABORATORS_ONLY, PAGE_UNKNOWN } from '#domain/shared/error-titles.ts';
import type { IconName } from '#ui/kit/controls/icon-names.ts';
import { NOTHING_LOST } from '#ui/kit/feedback/texts.ts';

export interface ErrorTexts {
  /** What stands large beside it: the status itself, or a drawing. */
  readonly mark: 'status' | IconName;
  /** Small line above the title. */
  readonly label: string;
  readonly title: string;
  readonly detail: string;
  /** Whether trying again may help. */
  readonly retry: boolean;
}

const restricted: ErrorTexts = {
  mark: 'lock',
  label: 'Error 403',
  title: COLLABORATORS_ONLY,
  detail: 'Esta sección es del equipo de la escuela. Si eres parte de él, ingresa con tu cuenta de colaborador.',
  retry: false,
};

const byStatus: Readonly<Record<number, ErrorTexts>> = {
  401: {
    mark: 'lock',
    label: 'Sesión cerrada',
    title: 'Tu sesión venció',
    detail: 'Ingresa otra vez y sigues donde estabas.',
    retry: true,
  },
  403: restricted,
  404: {
    mark: 'status',
    label: 'Error 404',
    title: PAGE_UNKNOWN,
    detail: 'Puede que la dirección tenga un error o que el contenido haya cambiado de lugar.',
    retry: false,
  },
  422: {
    mark: 'settings',
    label: 'Error 422',
    title: 'Estamos trabajando en esta sección',
    detail: 'Vuelve a visitarla más adelante.',
    retry: false,
  },
};

const offline: ErrorTexts = {
  mark: 'offline',
  label: 'Sin conexión',
  title: 'No pudimos llegar a la escuela',
  detail: NOTHING_LOST,
  retry: true,
};

/** There is a connection, as far as anybody knows: what is slow is not said to be gone. */
const slow: ErrorTexts = {
  mark: 'clock',
  label: 'Sin respuesta',
  title: 'La escuela no respondió a tiempo',
  detail: NOTHING_LOST,
  retry: true,
};

/** The school works and said no: nothing of it failed. */
const refused = (status: number): ErrorTexts => ({
  mark: 'status',
  label: `Error ${status}`,
  title: 'No pudimos mostrar esta página',
  detail: 'Lo que hiciste antes está guardado. Vuelve a intentarlo en un momento.',
  retry: true,
});

const ofOurs = (status: number): ErrorTexts => ({
  mark: 'status',
  label: `Error ${status}`,
  title: 'Algo falló de nuestro lado',
  detail: 'Ya quedó registrado. Lo que hiciste antes está guardado; vuelve a intentarlo en un momento.',
  retry: true,
});

/** Something answered in the school's place, or half of it came: no status of an error tells of that. */
const unreadable: ErrorTexts = {
  mark: 'alert',
  label: 'Respuesta incompleta',
  title: 'No entendimos lo que llegó',
  detail:
    'La respuesta llegó incompleta o cambiada en el camino. Lo que hiciste antes está guardado; vuelve a intentarlo.',
  retry: true,
};

/** What an error page says for an HTTP status, or for a connection that failed. Source: ERROR-1, ERROR-3. */
export function errorTexts(status: number, kind: string): ErrorTexts {
  if (kind === 'offline') return offline;
  if (kind === 'timed-out') return slow;
  if (kind === 'unexpected-answer' && status < 400) return unreadable;
  // Whoever works for the school, and is asked for more than a role; for what, comes with it.
  if (kind === 'factor-required') return { ...restricted, title: 'Acceso restringido' };
  return byStatus[status] ?? (status >= 400 && status < 500 ? refused(status) : ofOurs(status));
}
