/** Said wherever something did not come for want of a connection: nothing was lost by it. */
export const NOTHING_LOST = 'Revisa tu internet. Lo que ya hiciste está guardado.';

/** A dialog or a menu that was pressed is on its way. */
export const OPENING = 'Abriendo…';
