import { whenNoDialog } from '#ui/kit/overlay/dialog-stack.ts';

/** Something on the screen that the tour tells about. */
export interface TourPlace {
  /** Found by `data-tour`; the first that can be seen stands for the place. */
  readonly names: readonly string[];
  readonly title: string;
  readonly text: string;
}

const places: readonly TourPlace[] = [
  {
    names: ['continuar'],
    title: 'Sigue donde lo dejaste',
    text: 'Aquí te espera la última clase que abriste, en el segundo en que la dejaste.',
  },
  {
    names: ['menu', 'abrir-menu'],
    title: 'Tu menú',
    text: 'Todo lo que tienes, ordenado por tipo: cursos, seminarios, libros y lo que te da tu plan.',
  },
  {
    names: ['cuenta'],
    title: 'Tu cuenta',
    text: 'Tu perfil, tu plan y tus sesiones abiertas. Desde aquí también cierras sesión.',
  },
  {
    names: ['ayuda'],
    title: '¿Tienes problemas?',
    text: 'Escríbenos desde cualquier página de tu área: te responde una persona.',
  },
];

/** The element of a place on this screen; null: it is not here, or hidden at this width. */
export function elementOf({ names }: TourPlace): HTMLElement | null {
  const found = names.flatMap((name) => [...document.querySelectorAll<HTMLElement>(`[data-tour="${name}"]`)]);
  return found.find(isInSight) ?? null;
}

/** The places that this screen has, in the order of the tour. */
function placesOnScreen(): readonly TourPlace[] {
  return places.filter((place) => elementOf(place) !== null);
}

/** What the tour knows of the screen. */
export interface TourScreen {
  /** What it tells about, as the screen is. */
  readonly places: () => readonly TourPlace[];
  /** Does something once no dialog or drawer covers the page; the answer gives it up. */
  readonly whenUncovered: (then: () => void) => () => void;
  /** Whether somebody is writing or choosing in a field, or is told that the page failed. */
  readonly isInUse: () => boolean;
}

export const tourScreen: TourScreen = {
  places: placesOnScreen,
  whenUncovered: whenNoDialog,
  isInUse: () => isFieldInUse() || hasFailed(),
};

function isFieldInUse(): boolean {
  return document.activeElement?.matches('input, select, textarea, [contenteditable]') ?? false;
}

/** What stands in its place leads on to somewhere else. */
function hasFailed(): boolean {
  return document.querySelector('[data-failed]') !== null;
}

function isInSight(element: HTMLElement): boolean {
  // Not every browser says; one that does not shows what is there.
  return 'checkVisibility' in element ? element.checkVisibility() : true;
}
