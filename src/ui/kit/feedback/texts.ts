/** Said wherever something did not come for want of a connection: nothing was lost by it. */
export const NOTHING_LOST = 'Revisa tu internet. Lo que ya hiciste está guardado.';
