/** What is said of a period whose last day comes before its first. */
export const PERIOD_REVERSED = 'El último día no puede ser antes del primero.';
